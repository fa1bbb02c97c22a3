export const id = 539;
export const ids = [539];
export const modules = {

/***/ 214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I2: () => (/* binding */ ALIKE_TASKS),
/* harmony export */   dJ: () => (/* binding */ areCharged),
/* harmony export */   rK: () => (/* binding */ alikeSignature)
/* harmony export */ });
const ALIKE_TASKS = 10;
function alikeSignature(failure) {
    if (failure.class === "skipped")
        return null;
    return [failure.class, failure.exitCode, failure.message.replace(/\d+/g, "#")].join("\n");
}
function areCharged(held) {
    const tasks = new Map();
    const signatures = held.map((failure) => alikeSignature(failure));
    for (const [index, { task }] of held.entries()) {
        const signature = signatures[index] ?? null;
        tasks.set(signature, (tasks.get(signature) ?? new Set()).add(task));
    }
    return signatures.map((signature) => signature === null || (tasks.get(signature)?.size ?? 0) < ALIKE_TASKS);
}


/***/ }),

/***/ 2725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ openCircuit),
/* harmony export */   QR: () => (/* binding */ settleProbe),
/* harmony export */   Qe: () => (/* binding */ outage),
/* harmony export */   V: () => (/* binding */ CLOSED),
/* harmony export */   WX: () => (/* binding */ OPEN_LIMIT_MS),
/* harmony export */   b6: () => (/* binding */ countSuccess),
/* harmony export */   cC: () => (/* binding */ countFailure),
/* harmony export */   d7: () => (/* binding */ openingMs),
/* harmony export */   k3: () => (/* binding */ admitProbe)
/* harmony export */ });
/* unused harmony export FAILURES_TO_OPEN */
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8032);

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 60_000;
const OPEN_MAX_MS = 300_000;
const OPEN_LIMIT_MS = 35 * 86_400_000;
const CLOSED = { state: "closed", failures: 0, trips: 0 };
function openingMs(trip) {
    return Math.min(OPEN_MAX_MS, OPEN_MS * 2 ** Math.min(trip - 1, 10));
}
function openCircuit(circuit, now, cause) {
    const already = circuit.state === "open" ? circuit : null;
    const trips = already?.trips ?? circuit.trips + 1;
    const askedUntilAt = Math.min(cause.statedUntilAt ?? now + openingMs(trips), now + OPEN_LIMIT_MS);
    const stated = cause.statedUntilAt !== null;
    const keep = already !== null &&
        (already.stated === stated ? already.untilAt > askedUntilAt : already.stated && already.untilAt > now);
    return {
        state: "open",
        untilAt: keep ? already.untilAt : askedUntilAt,
        trips,
        policy: already?.policy === "stop" ? "stop" : cause.policy,
        reason: keep ? already.reason : cause.reason,
        stated: keep ? already.stated : stated,
        ...((keep ? already : cause).outage ? { outage: true } : {}),
    };
}
function outage(reason) {
    return { statedUntilAt: null, policy: "wait", reason: `unavailable: ${reason}`, outage: true };
}
function countFailure(circuit, now, reason) {
    switch (circuit.state) {
        case "closed": {
            const failures = circuit.failures + 1;
            return failures < FAILURES_TO_OPEN ? { ...circuit, failures } : openCircuit(circuit, now, outage(reason));
        }
        case "open":
        case "half-open":
            return circuit;
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(circuit);
    }
}
function countSuccess(circuit) {
    return circuit.state === "closed" && (circuit.failures > 0 || circuit.trips > 0) ? CLOSED : circuit;
}
function admitProbe(circuit, probe) {
    return { state: "half-open", probe, trips: circuit.trips };
}
function settleProbe(circuit, probe, verdict, now) {
    if (circuit.state !== "half-open" || circuit.probe !== probe)
        return circuit;
    switch (verdict.kind) {
        case "alive":
            return CLOSED;
        case "nothing":
            return {
                state: "open",
                untilAt: now,
                trips: circuit.trips,
                policy: "wait",
                reason: "the probe ended without an answer",
                stated: false,
            };
        case "refused":
            return openCircuit(circuit, now, verdict);
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(verdict);
    }
}


/***/ }),

/***/ 5246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WJ: () => (/* binding */ heapSize),
/* harmony export */   by: () => (/* binding */ heapPush),
/* harmony export */   i9: () => (/* binding */ heapPop)
/* harmony export */ });
function heapPush(heap, { key, tie }, item) {
    return merge(heap, { key, tie, item, rank: 1, size: 1, left: null, right: null });
}
function heapPop(heap) {
    return heap ? merge(heap.left, heap.right) : null;
}
function heapSize(heap) {
    return heap?.size ?? 0;
}
function merge(a, b) {
    if (!a)
        return b;
    if (!b)
        return a;
    const [top, other] = isFirst(a, b) ? [a, b] : [b, a];
    const right = merge(top.right, other);
    const [long, short] = (top.left?.rank ?? 0) >= (right?.rank ?? 0) ? [top.left, right] : [right, top.left];
    return {
        key: top.key,
        tie: top.tie,
        item: top.item,
        rank: (short?.rank ?? 0) + 1,
        size: 1 + (long?.size ?? 0) + (short?.size ?? 0),
        left: long,
        right: short,
    };
}
function isFirst(a, b) {
    return a.key < b.key || (a.key === b.key && a.tie <= b.tie);
}


/***/ }),

/***/ 130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ openLane),
/* harmony export */   dD: () => (/* binding */ putOff),
/* harmony export */   dj: () => (/* binding */ pendingCount),
/* harmony export */   mt: () => (/* binding */ takeShard),
/* harmony export */   pK: () => (/* binding */ putBack),
/* harmony export */   xz: () => (/* binding */ readiness)
/* harmony export */ });
/* harmony import */ var _circuit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2725);
/* harmony import */ var _heap_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5246);
/* harmony import */ var _limit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(969);
/* harmony import */ var _queue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2797);




function openLane(provider, pending, options) {
    return {
        provider,
        ready: (0,_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .fifoOf */ .UG)(pending),
        delayed: null,
        capped: null,
        later: (0,_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .fifoOf */ .UG)([]),
        limit: (0,_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .openLimit */ .au)(options.ceiling, options.learnedLimit),
        circuit: options.circuit ?? _circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .CLOSED */ .V,
        pausedUntil: Number.NEGATIVE_INFINITY,
        pace: null,
        running: 0,
        started: 0,
        taskVerdicts: new Set(),
        drainUntil: null,
        preflight: options.preflight ? "needed" : "none",
    };
}
function pendingCount(lane) {
    return lane.ready.size + lane.later.size + (0,_heap_js__WEBPACK_IMPORTED_MODULE_3__/* .heapSize */ .WJ)(lane.delayed) + (0,_heap_js__WEBPACK_IMPORTED_MODULE_3__/* .heapSize */ .WJ)(lane.capped);
}
function putBack(lane, pending) {
    return { ...lane, ready: (0,_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .fifoPutBack */ .De)(lane.ready, pending.position, pending) };
}
function putOff(lane, source, dueAt, pending) {
    return { ...lane, [source]: (0,_heap_js__WEBPACK_IMPORTED_MODULE_3__/* .heapPush */ .by)(lane[source], { key: dueAt, tie: pending.position }, pending) };
}
const BLOCKED = { kind: "blocked" };
function readiness(lane, now, needsPreflightAsProbe) {
    const { circuit } = lane;
    if (pendingCount(lane) === 0 || lane.preflight === "running")
        return BLOCKED;
    if (circuit.state === "half-open")
        return BLOCKED;
    if (circuit.state === "open" && circuit.policy === "stop")
        return BLOCKED;
    const openUntil = circuit.state === "open" ? circuit.untilAt : Number.NEGATIVE_INFINITY;
    const gateAt = Math.max(openUntil, lane.pausedUntil);
    if (gateAt > now)
        return { kind: "at", at: gateAt, why: "gate" };
    if (lane.preflight === "needed" || (circuit.state === "open" && needsPreflightAsProbe))
        return { kind: "preflight" };
    const paceAt = lane.pace?.nextStartAt ?? Number.NEGATIVE_INFINITY;
    if (lane.running >= lane.limit.value)
        return BLOCKED;
    const next = nextPending(lane, now);
    if (next !== null && paceAt > now)
        return { kind: "at", at: paceAt, why: "pace" };
    if (next !== null)
        return { kind: "now", ...next, probe: circuit.state === "open" };
    const { delayed, capped } = lane;
    if (capped && (!delayed || capped.key < delayed.key)) {
        return { kind: "at", at: capped.key, why: "capped", retryAt: delayed?.key ?? null };
    }
    return delayed ? { kind: "at", at: delayed.key, why: "retry" } : BLOCKED;
}
function nextPending(lane, now) {
    for (const source of ["delayed", "capped"]) {
        const first = lane[source];
        if (first && first.key <= now)
            return { source, head: first.item };
    }
    const ready = (0,_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .fifoPeek */ ._4)(lane.ready);
    if (ready)
        return { source: "ready", head: ready };
    const later = (0,_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .fifoPeek */ ._4)(lane.later);
    return later ? { source: "later", head: later } : null;
}
function takeShard(lane, source, size) {
    const taken = [];
    const dueAt = lane.capped?.key;
    let rest = lane;
    for (;;) {
        const head = headOf(rest, source);
        const first = taken[0];
        if (head === undefined || taken.length >= size)
            break;
        if (first !== undefined && (first.alone || head.alone || head.attempt !== first.attempt))
            break;
        if (source === "capped" && rest.capped?.key !== dueAt)
            break;
        taken.push(head);
        rest = withoutHead(rest, source);
        if (source === "delayed")
            break;
    }
    return { taken, lane: rest };
}
function headOf(lane, source) {
    return source === "delayed" || source === "capped" ? lane[source]?.item : (0,_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .fifoPeek */ ._4)(lane[source]);
}
function withoutHead(lane, source) {
    return source === "delayed" || source === "capped"
        ? { ...lane, [source]: (0,_heap_js__WEBPACK_IMPORTED_MODULE_3__/* .heapPop */ .i9)(lane[source]) }
        : { ...lane, [source]: (0,_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .fifoPop */ .we)(lane[source]) };
}


/***/ }),

/***/ 969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ growLimit),
/* harmony export */   Jp: () => (/* binding */ fitLimit),
/* harmony export */   W3: () => (/* binding */ cutLimit),
/* harmony export */   au: () => (/* binding */ openLimit)
/* harmony export */ });
/* unused harmony export EPISODE_MS */
const EPISODE_MS = 15_000;
const CUT_FACTOR = 0.5;
const IN_USE_SHARE = 0.8;
function openLimit(ceiling, learned = null) {
    const value = learned === null ? ceiling : Math.max(1, Math.min(ceiling, learned));
    return { value, ceiling, cutAt: null, successes: 0 };
}
function cutLimit(limit, now, oldestStartedAt) {
    const sameEpisode = limit.cutAt !== null &&
        now - limit.cutAt < EPISODE_MS &&
        oldestStartedAt !== null &&
        oldestStartedAt <= limit.cutAt;
    if (sameEpisode)
        return { ...limit, successes: 0 };
    return { ...limit, value: Math.max(1, Math.floor(limit.value * CUT_FACTOR)), cutAt: now, successes: 0 };
}
function fitLimit(limit, now, othersRunning) {
    const value = Math.max(1, Math.min(limit.value, othersRunning));
    return value === limit.value ? limit : { ...limit, value, cutAt: now, successes: 0 };
}
function growLimit(limit, attempt) {
    if (limit.value >= limit.ceiling)
        return limit;
    if (limit.cutAt !== null && attempt.startedAt <= limit.cutAt)
        return limit;
    if (attempt.inUse < limit.value * IN_USE_SHARE)
        return limit;
    const successes = limit.successes + 1;
    return successes < limit.value ? { ...limit, successes } : { ...limit, value: limit.value + 1, successes: 0 };
}


/***/ }),

/***/ 9058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isTerminal),
/* harmony export */   U: () => (/* binding */ MESSAGE_LIMIT_BYTES)
/* harmony export */ });
const MESSAGE_LIMIT_BYTES = 4_096;
function isTerminal(failure) {
    return failure === "timeout_exceeded" || failure === "skipped" || failure === "fatal";
}


/***/ }),

/***/ 2797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   De: () => (/* binding */ fifoPutBack),
/* harmony export */   T6: () => (/* binding */ fifoPush),
/* harmony export */   UG: () => (/* binding */ fifoOf),
/* harmony export */   _4: () => (/* binding */ fifoPeek),
/* harmony export */   we: () => (/* binding */ fifoPop)
/* harmony export */ });
/* harmony import */ var _heap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5246);

function fifoOf(items) {
    return { bulk: items, from: 0, front: null, back: null, size: items.length };
}
function fifoPush(queue, item) {
    return { ...queue, back: { head: item, tail: queue.back }, size: queue.size + 1 };
}
function fifoPutBack(queue, place, item) {
    return { ...queue, front: (0,_heap_js__WEBPACK_IMPORTED_MODULE_0__/* .heapPush */ .by)(queue.front, { key: place, tie: 0 }, item), size: queue.size + 1 };
}
function fifoPeek(queue) {
    return queue.front ? queue.front.item : (queue.bulk[queue.from] ?? turned(queue).bulk[0]);
}
function fifoPop(queue) {
    if (queue.size === 0)
        return queue;
    if (queue.front)
        return { ...queue, front: (0,_heap_js__WEBPACK_IMPORTED_MODULE_0__/* .heapPop */ .i9)(queue.front), size: queue.size - 1 };
    const ready = queue.from < queue.bulk.length ? queue : turned(queue);
    return { ...ready, from: ready.from + 1, size: ready.size - 1 };
}
function turned(queue) {
    const items = [];
    for (let cell = queue.back; cell; cell = cell.tail)
        items.push(cell.head);
    return { ...queue, bulk: items.reverse(), from: 0, back: null };
}


/***/ }),

/***/ 8425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ IdIndex)
/* harmony export */ });
const EMPTY = -1;
const FIRST_CAPACITY = 4_096;
class IdIndex {
    #idAt;
    #values = new Int32Array(FIRST_CAPACITY);
    #slots = new Int32Array(FIRST_CAPACITY * 2).fill(EMPTY);
    constructor(idAt) {
        this.#idAt = idAt;
    }
    add(text, place, from = 0, to = text.length) {
        if (place >= this.#values.length)
            this.#grow(place);
        const value = scatter(text, from, to);
        const slot = this.#slotOf(text, value, from, to);
        const earlier = this.#slots[slot];
        if (earlier !== EMPTY)
            return earlier;
        this.#slots[slot] = place;
        this.#values[place] = value;
        return null;
    }
    addValues(values, first) {
        const end = first + values.length;
        if (end > this.#values.length)
            this.#grow(end - 1);
        this.#values.set(values, first);
        const mask = this.#slots.length - 1;
        for (let place = first; place < end; place += 1) {
            const value = this.#values[place];
            let slot = value & mask;
            for (let known = this.#slots[slot]; known !== EMPTY; known = this.#slots[slot]) {
                if (this.#values[known] === value && this.#idAt(known) === this.#idAt(place))
                    return false;
                slot = (slot + 1) & mask;
            }
            this.#slots[slot] = place;
        }
        return true;
    }
    values(count) {
        return this.#values.slice(0, count);
    }
    find(id) {
        const place = this.#slots[this.#slotOf(id, scatter(id, 0, id.length), 0, id.length)];
        return place === EMPTY ? null : place;
    }
    #slotOf(text, value, from, to) {
        const mask = this.#slots.length - 1;
        for (let slot = value & mask;; slot = (slot + 1) & mask) {
            const place = this.#slots[slot];
            if (place === EMPTY)
                return slot;
            if (this.#values[place] === value && this.#idAt(place) === text.slice(from, to))
                return slot;
        }
    }
    #grow(place) {
        let capacity = this.#values.length;
        while (capacity <= place)
            capacity *= 4;
        const values = new Int32Array(capacity);
        values.set(this.#values);
        const slots = new Int32Array(capacity * 2).fill(EMPTY);
        const mask = slots.length - 1;
        for (const known of this.#slots) {
            if (known === EMPTY)
                continue;
            let slot = values[known] & mask;
            while (slots[slot] !== EMPTY)
                slot = (slot + 1) & mask;
            slots[slot] = known;
        }
        this.#values = values;
        this.#slots = slots;
    }
}
function scatter(text, from, to) {
    let value = 0x811c9dc5;
    for (let at = from; at < to; at += 1)
        value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
    value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
    return value ^ (value >>> 13);
}


/***/ }),

/***/ 9458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ brokenJson)
/* harmony export */ });
/* unused harmony export locateJsonError */
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8032);

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const WORDS = ["true", "false", "null"];
function locateJsonError(text) {
    const stack = [];
    let want = "value";
    let at = 0;
    for (;;) {
        while (isSpace(text[at]))
            at += 1;
        const character = text[at];
        const frame = stack.at(-1);
        if (frame === undefined && want === "comma-or-end") {
            return character === undefined ? null : errorAt(text, at, "nothing more after the value");
        }
        if (character === undefined)
            return errorAt(text, at, expectedFor(want, frame));
        if (want === "colon") {
            if (character !== ":")
                return errorAt(text, at, expectedFor(want, frame));
            want = "value";
            at += 1;
        }
        else if (want === "comma-or-end") {
            if (character === ",")
                want = frame === "object" ? "key" : "value";
            else if (character === closerOf(frame))
                stack.pop();
            else
                return errorAt(text, at, expectedFor(want, frame));
            at += 1;
        }
        else if ((want === "key-or-end" || want === "value-or-end") && character === closerOf(frame)) {
            stack.pop();
            want = "comma-or-end";
            at += 1;
        }
        else if (want === "key" || want === "key-or-end") {
            if (character !== '"')
                return errorAt(text, at, expectedFor(want, frame));
            const end = endOfString(text, at);
            if (typeof end !== "number")
                return end;
            at = end;
            want = "colon";
        }
        else if (character === "{" || character === "[") {
            stack.push(character === "{" ? "object" : "array");
            want = character === "{" ? "key-or-end" : "value-or-end";
            at += 1;
        }
        else {
            const end = endOfScalar(text, at);
            if (typeof end !== "number")
                return end;
            at = end;
            want = "comma-or-end";
        }
    }
}
function endOfScalar(text, start) {
    if (text[start] === '"')
        return endOfString(text, start);
    const word = WORDS.find((candidate) => text.startsWith(candidate, start));
    if (word !== undefined)
        return start + word.length;
    NUMBER.lastIndex = start;
    const number = NUMBER.exec(text);
    if (number !== null)
        return start + number[0].length;
    return errorAt(text, start, "a value");
}
function endOfString(text, start) {
    for (let at = start + 1; at < text.length; at += 1) {
        const character = text[at];
        if (character === '"')
            return at + 1;
        if (character < " ")
            return errorAt(text, at, "the end of a string, or its control characters escaped");
        if (character !== "\\")
            continue;
        at += 1;
        const escaped = text[at];
        if (escaped === "u" && /^[0-9a-fA-F]{4}/.test(text.slice(at + 1, at + 5)))
            at += 4;
        else if (escaped === undefined || !'"\\/bfnrt'.includes(escaped))
            return errorAt(text, at, "a known escape after \\");
    }
    return errorAt(text, text.length, "the end of a string");
}
function closerOf(frame) {
    return frame === "object" ? "}" : "]";
}
function expectedFor(want, frame) {
    switch (want) {
        case "value":
        case "value-or-end":
            return "a value";
        case "key":
        case "key-or-end":
            return "a key in double quotes";
        case "colon":
            return "a colon";
        case "comma-or-end":
            return `a comma or ${closerOf(frame)}`;
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(want);
    }
}
function isSpace(character) {
    return character === " " || character === "\n" || character === "\r" || character === "\t";
}
function errorAt(text, offset, expected) {
    const before = text.slice(0, offset);
    const line = before.split("\n").length;
    const character = text.codePointAt(offset);
    const found = character === undefined ? "the end of the text" : JSON.stringify(String.fromCodePoint(character));
    return { line, column: offset - before.lastIndexOf("\n"), found, expected };
}
function brokenJson(text, source) {
    const error = locateJsonError(text);
    const line = source.firstLine + (error?.line ?? 1) - 1;
    const where = `${source.name}:${line}:${error?.column ?? 1} (line ${line}, column ${error?.column ?? 1})`;
    const expected = error?.expected ?? "JSON";
    return `Expected valid JSON at ${where}: ${expected}; found ${error?.found ?? "broken JSON"}. ${source.advice}`;
}


/***/ }),

/***/ 3355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mf: () => (/* binding */ addJsonLine),
/* harmony export */   Wx: () => (/* binding */ linesInto),
/* harmony export */   jL: () => (/* binding */ addPlainId)
/* harmony export */ });
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8032);
/* harmony import */ var _json_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9458);
/* harmony import */ var _sole_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6644);
/* harmony import */ var _utf8_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7060);




function linesInto(list, format, name) {
    switch (format) {
        case "json-lines":
            return new _utf8_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .Utf8Lines */ .H(name, (text, line) => addJsonLine(list, text, { name, line }), (lines) => list.addSoleIds(lines));
        case "plain":
            return new _utf8_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .Utf8Lines */ .H(name, (text, line) => addPlainId(list, text, line), (lines) => addPlainIds(list, lines));
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_2__/* .unreachable */ .H)(format);
    }
}
function addJsonLine(list, text, place) {
    const json = text.trim();
    if (json === "")
        return;
    if ((0,_sole_id_js__WEBPACK_IMPORTED_MODULE_0__/* .hasSoleId */ .zo)(json)) {
        list.addSoleId(json, place.line);
        return;
    }
    let listed;
    try {
        listed = JSON.parse(json);
    }
    catch {
        list.problem((0,_json_error_js__WEBPACK_IMPORTED_MODULE_3__/* .brokenJson */ .U)(text, { name: place.name, firstLine: place.line, advice: "Write one JSON object on each line." }));
        return;
    }
    list.add(listed, json, place.line);
}
function addPlainId(list, text, line) {
    const id = text.trim();
    if (id !== "")
        list.addId(id, line);
}
const ODD_LINE = /^\s|\s$/m;
function addPlainIds(list, { text, first }) {
    if (ODD_LINE.test(text))
        return 0;
    const json = (0,_sole_id_js__WEBPACK_IMPORTED_MODULE_0__/* .soleIdsJson */ .iu)(text);
    return list.addSoleIds({ text: json, bytes: Buffer.from(json), first });
}


/***/ }),

/***/ 7760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ readTasks)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(7756);
// EXTERNAL MODULE: ./build/core/error-code.js
var error_code = __webpack_require__(4924);
// EXTERNAL MODULE: ./build/tasks/json-error.js
var json_error = __webpack_require__(9458);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/tasks/line-format.js
var line_format = __webpack_require__(3355);
;// CONCATENATED MODULE: ./build/tasks/shared-file.js

const CHUNK_BYTES = 64 * 1024;
const FIRST_LOOK_BYTES = (/* unused pure expression or super */ null && (4 * 1024));
const NEWLINE = 0x0a;
function shareFile(fd, size, pieceBytes) {
    return { fd, size, pieceBytes, taken: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) };
}
function pieceCount({ size, pieceBytes }) {
    return Math.ceil(size / pieceBytes);
}
function takePiece(file) {
    return Atomics.add(file.taken, 0, 1) < pieceCount(file);
}
function firstLineOf({ fd, size, pieceBytes }, piece) {
    if (piece === 0)
        return 0;
    const from = piece * pieceBytes - 1;
    const to = Math.min(from + pieceBytes, size - 1);
    const chunk = Buffer.allocUnsafe(FIRST_LOOK_BYTES);
    for (let at = from, read = 0; at < to; at += read) {
        read = readSync(fd, chunk, 0, Math.min(chunk.length, to - at), at);
        if (read === 0)
            return null;
        const newline = chunk.subarray(0, read).indexOf(NEWLINE);
        if (newline !== -1)
            return at + newline + 1;
    }
    return null;
}
function readRange(fd, range, onChunk) {
    const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
    let at = range.from ?? 0;
    while (at < range.to) {
        const wanted = Math.min(CHUNK_BYTES, range.to - at);
        const read = (0,external_node_fs_.readSync)(fd, chunk, 0, wanted, range.from === null ? null : at);
        if (read === 0)
            return;
        onChunk(chunk.subarray(0, read));
        at += read;
    }
}

// EXTERNAL MODULE: ./build/tasks/task-list.js
var task_list = __webpack_require__(2769);
;// CONCATENATED MODULE: ./build/tasks/line-file.js





const SHARING = {
    leastBytes: 6 * 1024 * 1024,
    pieceBytes: 128 * 1024,
    start: async (order) => (await __webpack_require__.e(/* import() */ 529).then(__webpack_require__.bind(__webpack_require__, 529))).startSecondReader(order),
};
async function readLineFile(file, options) {
    const fd = (0,external_node_fs_.openSync)(file.path, "r");
    try {
        return (await readByTwo(fd, file, options)) ?? readByOne(fd, file, options);
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}
function readByOne(fd, { format, name }, options) {
    const list = new task_list/* TaskList */._(options);
    const lines = (0,line_format/* linesInto */.Wx)(list, format, name);
    const from = (0,external_node_fs_.fstatSync)(fd).isFile() ? 0 : null;
    readRange(fd, { from, to: Number.POSITIVE_INFINITY }, (chunk) => lines.push(chunk));
    lines.end();
    return list.finish();
}
async function readByTwo(fd, { format, name }, options) {
    const { sharing = (0,external_node_os_.availableParallelism)() > 1 ? SHARING : null, provider, repeats } = options;
    const before = (0,external_node_fs_.fstatSync)(fd);
    if (sharing === null || repeats > 1 || !before.isFile() || before.size < sharing.leastBytes)
        return null;
    const file = shareFile(fd, before.size, sharing.pieceBytes);
    const second = await sharing.start({ file, format, provider });
    if (second === null)
        return null;
    try {
        const list = new task_list/* TaskList */._(options);
        const lines = (0,line_format/* linesInto */.Wx)(list, format, name);
        const front = readFront(file, (chunk) => lines.push(chunk));
        const back = front < file.size ? await second.back : null;
        const after = (0,external_node_fs_.fstatSync)(fd);
        const isSame = after.size === before.size && after.mtimeMs === before.mtimeMs;
        const { from, pieces } = back !== null && isSame ? back : { from: Number.POSITIVE_INFINITY, pieces: [] };
        readRange(fd, { from: front, to: from }, (chunk) => lines.push(chunk));
        lines.end();
        for (const piece of pieces)
            if (!list.addPiece(piece))
                return null;
        return list.finish();
    }
    finally {
        second.close();
    }
}
function readFront(file, onChunk) {
    let at = 0;
    while (takePiece(file)) {
        const to = Math.min(at + file.pieceBytes, file.size);
        readRange(file.fd, { from: at, to }, onChunk);
        at = to;
    }
    return at;
}

// EXTERNAL MODULE: ./build/tasks/utf8-lines.js
var utf8_lines = __webpack_require__(7060);
;// CONCATENATED MODULE: ./build/tasks/list-file.js








async function readListFile(file, options) {
    try {
        return await readFormat(file, options);
    }
    catch (error) {
        const code = (0,error_code/* errorCode */.C)(error);
        if (code === null)
            throw error;
        throw new user_error/* UserError */.y(`Expected a readable task file, found ${code} when reading ${file.name}. Check the path and its permissions.`, {
            cause: error,
        });
    }
}
async function readFormat(file, options) {
    const { name, path, format } = file;
    const describePlace = (line) => `${name}:${line} (line ${line})`;
    switch (format) {
        case "json-lines":
        case "plain":
            return readLineFile({ path, name, format }, { ...options, describePlace });
        case "csv": {
            const { addCsv } = await Promise.all(/* import() */[__webpack_require__.e(175), __webpack_require__.e(961)]).then(__webpack_require__.bind(__webpack_require__, 6961));
            const list = new task_list/* TaskList */._({ ...options, describePlace });
            addCsv(list, (0,utf8_lines/* decodeFile */.J)((0,external_node_fs_.readFileSync)(path), name), name);
            return list.finish();
        }
        case "json-array": {
            const byIndex = new task_list/* TaskList */._({
                ...options,
                describePlace: (index) => `${name}: item ${index + 1} (index ${index})`,
            });
            addJsonArray(byIndex, (0,utf8_lines/* decodeFile */.J)((0,external_node_fs_.readFileSync)(path), name), name);
            return byIndex.finish();
        }
        default:
            return (0,unreachable/* unreachable */.H)(format);
    }
}
function addJsonArray(list, text, name) {
    let listed;
    try {
        listed = JSON.parse(text);
    }
    catch {
        list.problem((0,json_error/* brokenJson */.U)(text, { name, firstLine: 1, advice: "A list of one object a line belongs in a .jsonl file." }));
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

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 10 modules
var schemas = __webpack_require__(3798);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(1420);
;// CONCATENATED MODULE: ./build/tasks/reserved-fields.js


const LONGEST_TIMEOUT_MS = 24 * 86_400_000;
const timeoutField = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).transform((value, context) => {
    const timeoutMs = (0,duration/* parseDuration */.E)(String(value));
    if (timeoutMs !== null && timeoutMs > 0 && timeoutMs <= LONGEST_TIMEOUT_MS)
        return timeoutMs;
    context.addIssue("timeout");
    return core/* NEVER */.tm;
});
const weightField = schemas/* union */.KCZ([schemas/* string */.YjP().trim().min(1), schemas/* number */.aig()]).transform((value, context) => {
    const weight = Number(value);
    if (Number.isFinite(weight) && weight > 0)
        return weight;
    context.addIssue("weight");
    return core/* NEVER */.tm;
});
const blank = schemas/* literal */.euz(["", null]).transform(() => undefined);
const RESERVED_FIELDS = schemas/* object */.Ikc({
    provider: schemas/* union */.KCZ([blank, schemas/* string */.YjP()]).optional(),
    group: schemas/* union */.KCZ([blank, schemas/* string */.YjP()]).optional(),
    timeout: schemas/* union */.KCZ([blank, timeoutField]).optional(),
    weight: schemas/* union */.KCZ([blank, weightField]).optional(),
});
const readReserved = (fields) => {
    const parsed = RESERVED_FIELDS.safeParse(fields);
    return parsed.success ? parsed.data : { wrong: new Set(parsed.error.issues.map(({ path }) => String(path[0]))) };
};

// EXTERNAL MODULE: ./build/tasks/task-source.js
var task_source = __webpack_require__(1132);
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
async function listTasks(source, asked) {
    const options = { ...asked, readReserved: readReserved };
    switch (source.kind) {
        case "tasks-command": {
            const { readTasksCommand } = await __webpack_require__.e(/* import() */ 131).then(__webpack_require__.bind(__webpack_require__, 8131));
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
        default:
            return (0,unreachable/* unreachable */.H)(source);
    }
}
function refuseOwn({ path, name }, own) {
    const real = (0,external_node_fs_.realpathSync)(path);
    if (!own.has(real) || real === own.stored)
        return;
    throw new user_error/* UserError */.y(`Expected in tasks a list of yours, found ${name}, a file of the state folder that every run writes. Move the list or rename it, or give another \`state-dir\`.`);
}
async function readMatches(patterns, options) {
    const { matchFiles } = await Promise.all(/* import() */[__webpack_require__.e(448), __webpack_require__.e(630)]).then(__webpack_require__.bind(__webpack_require__, 8630));
    const paths = await matchFiles(patterns, { ...options, isOwn: (options.own ?? NOTHING_OWN).has });
    const list = new task_list/* TaskList */._({ ...options, describePlace: (index) => `matched file ${paths[index]}` });
    for (const [index, id] of paths.entries())
        list.add({ id }, null, index);
    return list.finish();
}
function describeSource(source) {
    switch (source.kind) {
        case "tasks-command":
            return `the output of tasks-command (${JSON.stringify(source.command.slice(0, 120))})`;
        case "tasks":
            return `tasks (${source.value.trim().split("\n").join(", ")})`;
        default:
            return (0,unreachable/* unreachable */.H)(source);
    }
}


/***/ }),

/***/ 2769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ TaskList),
/* harmony export */   h: () => (/* binding */ quote)
/* harmony export */ });
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7756);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4542);
/* harmony import */ var _id_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8425);
/* harmony import */ var _public_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1038);
/* harmony import */ var _sole_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6644);
/* harmony import */ var _task_columns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8069);






const FIRST_CAPACITY = 1_024;
const SOLE_IDS_BYTES_MIN = 4_096;
const SHOWN_PROBLEMS = 5;
const MOST_PROBLEMS = 20;
const NO_FIELDS = {};
const EXPECTED_OF_FIELD = {
    provider: 'a text such as "openai"',
    group: 'a text (a number must be quoted: "7")',
    timeout: 'a duration above 0 and up to 24d, such as "90s" or "15m", or a number of seconds',
    weight: "a number above 0",
};
class TaskList {
    #options;
    #tasks = new _task_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .TaskColumns */ .b();
    #providerNames = new Map();
    #ids;
    #places = new Int32Array(FIRST_CAPACITY);
    #problems = [];
    #commonTraits;
    constructor(options) {
        this.#options = options;
        const { repeats } = options;
        this.#ids = new _id_index_js__WEBPACK_IMPORTED_MODULE_4__/* .IdIndex */ .w((position) => {
            const id = this.#tasks.idAt(position * repeats);
            return repeats === 1 ? id : id.slice(0, -"#1".length);
        });
        this.#commonTraits = { provider: this.#providerName(options.provider) };
    }
    add(listed, json, place) {
        if (typeof listed !== "object" || listed === null || Array.isArray(listed)) {
            this.problem(`Expected a task, an object such as {"id": "a"}, at ${this.#at(place)}, found ${describe(listed)}. Wrap it as an object with an id.`);
            return;
        }
        const fields = listed;
        const id = this.#idOf(fields, place);
        if (id === null)
            return;
        const reserved = this.#reservedOf(fields, id, place);
        if (reserved === null)
            return;
        try {
            if (this.#options.repeats === 1) {
                this.#push(fields, json, { id, reserved });
                return;
            }
            const group = reserved.group ?? id;
            for (let repeat = 1; repeat <= this.#options.repeats; repeat += 1) {
                const expanded = { ...fields, id: `${id}#${repeat}`, repeat, group };
                this.#push(expanded, null, { id: expanded.id, reserved: { ...reserved, group } });
            }
        }
        catch (error) {
            if (!(error instanceof RangeError))
                throw error;
            this.problem(`Expected a task of reasonable depth at ${this.#at(place)}, found ${quote(id)} nested too deeply to be hashed. Flatten its payload, or keep it in a file of its own.`);
        }
    }
    addId(id, place) {
        if ((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .needsEscape */ .n3)(id))
            this.add({ id }, null, place);
        else
            this.addSoleId((0,_sole_id_js__WEBPACK_IMPORTED_MODULE_2__/* .soleIdJson */ .LK)(id), place);
    }
    addSoleId(json, place) {
        if (this.#options.repeats > 1)
            this.add({ id: (0,_sole_id_js__WEBPACK_IMPORTED_MODULE_2__/* .soleIdOf */ .Ws)(json) }, null, place);
        else if (this.#takeSoleId(json, this.#tasks.count, place)) {
            this.#tasks.addSoleId((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOfText */ .Nv)(json), json, this.#commonTraits);
        }
    }
    addSoleIds({ text, bytes, first }) {
        const count = this.#options.repeats > 1 || bytes.length < SOLE_IDS_BYTES_MIN ? 0 : (0,_sole_id_js__WEBPACK_IMPORTED_MODULE_2__/* .countSoleIds */ .zv)(text);
        if (count === 0)
            return 0;
        const position = this.#tasks.count;
        this.#tasks.addSoleIds(bytes, count, this.#commonTraits);
        let from = 0;
        for (let index = 0; index < count; index += 1) {
            const newline = text.indexOf("\n", from);
            const json = text.slice(from, newline === -1 ? text.length : newline);
            this.#takeSoleId(json, position + index, first + index);
            this.#tasks.hashes.appendDigest((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOfText */ .Nv)(json));
            from = newline + 1;
        }
        return count;
    }
    addPiece({ columns, idValues }) {
        const first = this.#tasks.count;
        const traits = columns.traits.map((one) => ({ ...one, provider: this.#providerName(one.provider) }));
        this.#tasks.addPiece({ ...columns, traits });
        return this.#ids.addValues(idValues, first);
    }
    piece() {
        const tasks = this.finish();
        return { columns: tasks.piece(), idValues: this.#ids.values(tasks.count) };
    }
    problem(message) {
        this.#problems.push(message);
        if (this.#problems.length >= MOST_PROBLEMS)
            throw this.#asError();
    }
    finish() {
        if (this.#problems.length > 0)
            throw this.#asError();
        return this.#tasks;
    }
    #push(fields, json, known) {
        this.#tasks.addDigested((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(fields, json), known.id, json ?? JSON.stringify(fields), this.#traitsOf(known.reserved));
    }
    #traitsOf(reserved) {
        if (reserved === NO_FIELDS)
            return this.#commonTraits;
        const { group, timeout, weight } = reserved;
        return {
            provider: this.#providerName(reserved.provider ?? this.#options.provider),
            ...(group === undefined ? undefined : { group }),
            ...(timeout === undefined ? undefined : { timeoutMs: timeout }),
            ...(weight === undefined ? undefined : { weight }),
        };
    }
    #providerName(provider) {
        let name = this.#providerNames.get(provider);
        if (name === undefined) {
            name = (0,_public_name_js__WEBPACK_IMPORTED_MODULE_1__/* .publicName */ .p)(provider, this.#options.redactor);
            this.#providerNames.set(provider, name);
        }
        return name;
    }
    #idOf(fields, place) {
        const id = fields.id;
        if (typeof id !== "string") {
            this.problem(this.#wrongId(fields, id, place));
            return null;
        }
        return this.#takeId(id, place) ? id : null;
    }
    #takeId(id, place) {
        if (this.#isBlank(id, place))
            return false;
        if (!id.isWellFormed() || id.includes("\0")) {
            this.problem(`Expected an id of Unicode text at ${this.#at(place)}, found ${quote(id)} with a NUL or half a character in it. Neither can be passed to a child: rename it.`);
            return false;
        }
        return this.#isNew(id, Math.floor(this.#tasks.count / this.#options.repeats), place);
    }
    #takeSoleId(json, position, place) {
        const first = json.charCodeAt(_sole_id_js__WEBPACK_IMPORTED_MODULE_2__/* .SOLE_ID_FROM */ .rl);
        const isVisible = first > 0x20 && first < 0x7f;
        if (!isVisible && this.#isBlank((0,_sole_id_js__WEBPACK_IMPORTED_MODULE_2__/* .soleIdOf */ .Ws)(json), place))
            return false;
        return this.#isNew(json, position, place, _sole_id_js__WEBPACK_IMPORTED_MODULE_2__/* .SOLE_ID_FROM */ .rl, json.length - _sole_id_js__WEBPACK_IMPORTED_MODULE_2__/* .SOLE_ID_REST */ .Tg);
    }
    #isBlank(id, place) {
        if (id.trim() !== "")
            return false;
        this.problem(`Expected a task with an id at ${this.#at(place)}, found an empty one. Give it a text of its own.`);
        return true;
    }
    #isNew(text, position, place, from = 0, to = text.length) {
        const earlier = this.#ids.add(text, position, from, to);
        if (earlier === null) {
            this.#notePlace(position, place);
            return true;
        }
        this.problem(`Expected unique ids, found ${quote(text.slice(from, to))} at ${this.#at(this.#places[earlier] ?? 0)} and again at ${this.#at(place)}. Rename one; to run a task several times, use repeats.`);
        return false;
    }
    #notePlace(position, place) {
        if (position >= this.#places.length) {
            const places = new Int32Array(this.#places.length * 4);
            places.set(this.#places);
            this.#places = places;
        }
        this.#places[position] = place;
    }
    #wrongId(fields, id, place) {
        const where = `Expected a task with a text "id" at ${this.#at(place)}`;
        if (typeof id === "number")
            return `${where}, found the number ${id}. Quote it: "id": "${id}".`;
        if (id !== undefined)
            return `${where}, found ${describe(id)}. Give it a text, such as "id": "a".`;
        const names = Object.keys(fields).slice(0, 8).map(quote).join(", ");
        return `${where}, found no id (${names === "" ? "no fields at all" : `only ${names}`}). Add one that stays the same from run to run.`;
    }
    #reservedOf(fields, id, place) {
        const { provider, group, timeout, weight } = fields;
        if (provider === undefined && group === undefined && timeout === undefined && weight === undefined)
            return NO_FIELDS;
        if (isName(provider) && isName(group) && timeout === undefined && weight === undefined)
            return { provider, group };
        const reserved = this.#options.readReserved(fields);
        if (!("wrong" in reserved))
            return reserved;
        for (const name of reserved.wrong) {
            this.problem(`Expected ${quote(name)} to be ${EXPECTED_OF_FIELD[name] ?? "of another type"} at ${this.#at(place)} (task ${quote(id)}), found ${describe(fields[name])}. Mend the field, or rename it if it is payload: it has a meaning of its own here.`);
        }
        return null;
    }
    #at(place) {
        return this.#options.describePlace(place);
    }
    #asError() {
        const [first, ...others] = this.#problems;
        if (others.length === 0)
            return new _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y(first);
        const shown = this.#problems.slice(0, SHOWN_PROBLEMS).map((problem) => `- ${problem}`);
        const left = this.#problems.length - shown.length;
        const count = this.#problems.length >= MOST_PROBLEMS ? `At least ${MOST_PROBLEMS}` : `${this.#problems.length}`;
        const rest = left > 0 ? [`- … and ${left} more`] : [];
        return new _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y([`${count} problems in the task list:`, ...shown, ...rest].join("\n"));
    }
}
function isName(value) {
    return value === undefined || (typeof value === "string" && value !== "");
}
function describe(value) {
    if (value === null)
        return "null";
    if (Array.isArray(value))
        return "an array";
    switch (typeof value) {
        case "undefined":
            return "nothing";
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

/***/ 1132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hj: () => (/* binding */ resolveListing),
/* harmony export */   _N: () => (/* binding */ statOf),
/* harmony export */   tE: () => (/* binding */ refuseFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7756);



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
    if (stats === null && (await __webpack_require__.e(/* import() */ 448).then(__webpack_require__.bind(__webpack_require__, 6448))).isDynamicPattern(name))
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


/***/ }),

/***/ 7060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ Utf8Lines),
/* harmony export */   J: () => (/* binding */ decodeFile)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7756);


const NEWLINE = 0x0a;
const LONGEST_LINE_BYTES = 64 * 1024 * 1024;
class Utf8Lines {
    #source;
    #onLine;
    #onLines;
    #pending = [];
    #pendingBytes = 0;
    #line = 0;
    constructor(source, onLine, onLines = () => 0) {
        this.#source = source;
        this.#onLine = onLine;
        this.#onLines = onLines;
    }
    push(chunk) {
        const end = chunk.lastIndexOf(NEWLINE);
        if (end !== -1) {
            const whole = chunk.subarray(0, end);
            this.#emit(this.#pendingBytes === 0 ? whole : this.#takePending(whole));
        }
        const rest = chunk.subarray(end + 1);
        if (rest.length === 0)
            return;
        this.#pending.push(Buffer.from(rest));
        this.#pendingBytes += rest.length;
        if (this.#pendingBytes > LONGEST_LINE_BYTES) {
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`Expected lines of at most 64 MiB in ${this.#source}, found a longer one at line ${this.#line + 1}. Check that this is a text file with one task a line.`);
        }
    }
    end() {
        if (this.#pendingBytes > 0)
            this.#emit(this.#takePending(Buffer.alloc(0)));
    }
    #takePending(last) {
        const whole = Buffer.concat([...this.#pending, last]);
        this.#pending = [];
        this.#pendingBytes = 0;
        return whole;
    }
    #emit(bytes) {
        const text = decodeUtf8(bytes, { source: this.#source, firstLine: this.#line + 1 });
        const taken = this.#onLines({ text, bytes, first: this.#line + 1 });
        this.#line += taken;
        if (taken > 0)
            return;
        let start = this.#line === 0 && text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
        for (let end = text.indexOf("\n", start); end !== -1; end = text.indexOf("\n", start)) {
            this.#line += 1;
            this.#onLine(text.slice(start, end), this.#line);
            start = end + 1;
        }
        this.#line += 1;
        this.#onLine(text.slice(start), this.#line);
    }
}
const BYTE_ORDER_MARK = "\uFEFF";
function decodeFile(bytes, source) {
    const text = decodeUtf8(bytes, { source, firstLine: 1 });
    return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}
function decodeUtf8(bytes, part) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return bytes.toString("utf8");
    const { source, firstLine } = part;
    if (firstLine === 1 && isUtf16(bytes)) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`Expected ${source} to be UTF-8 text, found UTF-16 (line 1). Save it as UTF-8.`);
    }
    let line = firstLine;
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
        if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(start, end)))
            break;
        line += 1;
        start = end + 1;
    }
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`Expected ${source} to be UTF-8 text, found other bytes at ${source}:${line} (line ${line}). Save it as UTF-8.`);
}
function isUtf16(bytes) {
    return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}


/***/ })

};
