export const id = 246;
export const ids = [246];
export const modules = {

/***/ 9246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/config/read-config.js + 2 modules
var read_config = __webpack_require__(3477);
// EXTERNAL MODULE: ./build/engine/evaluation-context.js + 1 modules
var evaluation_context = __webpack_require__(7534);
// EXTERNAL MODULE: ./build/core/answer.js
var core_answer = __webpack_require__(3422);
// EXTERNAL MODULE: ./build/core/campaign.js
var core_campaign = __webpack_require__(1670);
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(3270);
// EXTERNAL MODULE: ./build/core/interrupted.js
var interrupted = __webpack_require__(4220);
// EXTERNAL MODULE: ./build/core/circuit.js
var core_circuit = __webpack_require__(2725);
// EXTERNAL MODULE: ./build/core/limit.js
var core_limit = __webpack_require__(969);
;// CONCATENATED MODULE: ./build/core/queue.js
/**
 * Persistent queues: `apply` returns a new state for every event, and a copied array would make the
 * cost of a task grow with the length of the list. Both queues share their tails instead.
 */
function fifoOf(items) {
    return { bulk: items, from: 0, front: null, back: null, size: items.length };
}
function fifoPush(queue, item) {
    return { ...queue, back: { head: item, tail: queue.back }, size: queue.size + 1 };
}
/** @param place orders the items that were put back among themselves */
function fifoPutBack(queue, place, item) {
    return { ...queue, front: heapPush(queue.front, { key: place, tie: 0 }, item), size: queue.size + 1 };
}
function fifoPeek(queue) {
    return queue.front ? queue.front.item : (queue.bulk[queue.from] ?? turned(queue).bulk[0]);
}
function fifoPop(queue) {
    if (queue.size === 0)
        return queue;
    if (queue.front)
        return { ...queue, front: heapPop(queue.front), size: queue.size - 1 };
    const ready = queue.from < queue.bulk.length ? queue : turned(queue);
    return { ...ready, from: ready.from + 1, size: ready.size - 1 };
}
/** Makes the items that were added behind into the new bulk; only called when the bulk is used up. */
function turned(queue) {
    const items = [];
    for (let cell = queue.back; cell; cell = cell.tail)
        items.push(cell.head);
    return { ...queue, bulk: items.reverse(), from: 0, back: null };
}
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

;// CONCATENATED MODULE: ./build/core/lane.js
/**
 * A lane: all that the scheduler knows of one provider. Limits, pauses and circuits belong to a provider,
 * so other providers' tasks go on while one lane stands still.
 */



function openLane(provider, pending, options) {
    return {
        provider,
        ready: fifoOf(pending),
        delayed: null,
        capped: null,
        later: fifoOf([]),
        limit: (0,core_limit/* openLimit */.au)(options.ceiling, options.learnedLimit),
        circuit: options.circuit ?? core_circuit/* CLOSED */.V,
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
    return lane.ready.size + lane.later.size + heapSize(lane.delayed) + heapSize(lane.capped);
}
/** Back to its place in the list: it runs again before whatever comes behind it. */
function putBack(lane, pending) {
    return { ...lane, ready: fifoPutBack(lane.ready, pending.position, pending) };
}
/** To run again at an instant; tasks that are due together keep the order of the list. */
function putOff(lane, source, dueAt, pending) {
    return { ...lane, [source]: heapPush(lane[source], { key: dueAt, tie: pending.position }, pending) };
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
    const paceAt = lane.pace?.intervalMs ? lane.pace.nextStartAt : Number.NEGATIVE_INFINITY;
    if (lane.running >= lane.limit.value)
        return BLOCKED;
    const next = nextPending(lane, now);
    if (next !== null && paceAt > now)
        return { kind: "at", at: paceAt, why: "pace" };
    if (next !== null)
        return { kind: "now", ...next, probe: circuit.state === "open" };
    const { delayed, capped } = lane;
    if (capped && (!delayed || capped.key < delayed.key))
        return { kind: "at", at: capped.key, why: "capped" };
    return delayed ? { kind: "at", at: delayed.key, why: "retry" } : BLOCKED;
}
function nextPending(lane, now) {
    for (const source of ["delayed", "capped"]) {
        const first = lane[source];
        if (first && first.key <= now)
            return { source, head: first.item };
    }
    const ready = fifoPeek(lane.ready);
    if (ready)
        return { source: "ready", head: ready };
    const later = fifoPeek(lane.later);
    return later ? { source: "later", head: later } : null;
}
/**
 * The tasks of the next shard: the head of the queue and those behind it that can share its child.
 * All tasks of a shard have the same attempt number. Of those that were put off, only tasks that were refused
 * together share a child again.
 */
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
    return source === "delayed" || source === "capped" ? lane[source]?.item : fifoPeek(lane[source]);
}
function withoutHead(lane, source) {
    return source === "delayed" || source === "capped"
        ? { ...lane, [source]: heapPop(lane[source]) }
        : { ...lane, [source]: fifoPop(lane[source]) };
}

// EXTERNAL MODULE: ./build/core/rate-limit.js
var rate_limit = __webpack_require__(9996);
;// CONCATENATED MODULE: ./build/core/schedule.js
/**
 * The scheduler: `apply(state, event) → state` and `decide(state, now) → command`. Both are pure; the one loop
 * that awaits calls `decide`, carries the command out, and feeds back what happened.
 */

function openState(settings, lanes, facts) {
    return {
        settings,
        runStartedAt: facts.now,
        lanes: new Map(lanes.map((lane) => [lane.provider, lane])),
        running: new Map(),
        ending: null,
        waitedMs: 0,
        idleUntil: Number.NEGATIVE_INFINITY,
        durationsMs: [...facts.durationsMs].sort((a, b) => a - b),
        passed: 0,
        failures: 0,
        left: 0,
        held: [],
        alike: new Map(),
        effects: [],
    };
}
/** The next thing to do; the caller carries it out, applies what follows, and asks again. */
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
    return { kind: "wait", untilAt: earliest(earliest(start.wakeAt, start.capped?.at ?? null), nextStopAt(state)) };
}
/**
 * Nothing runs and nothing may start. Pauses and circuits were paid for when they came, and backoffs are short; a
 * capped task's round is paid for here, because it costs nothing where other work fills the time.
 */
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
    return finish(state, now, { isOverMaxWait: isCappedFirst && wakeAt === null });
}
/** What standing idle until an instant costs of `max-wait`, beyond what was granted already. */
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
    const inTime = fitsDeadline(state, now);
    let wakeAt = null;
    let capped = null;
    let hasGate = false;
    let best = null;
    for (const lane of state.lanes.values()) {
        const ready = readiness(lane, now, settings.preflight);
        switch (ready.kind) {
            case "blocked":
                break;
            case "at":
                if (ready.why !== "capped")
                    wakeAt = earliest(wakeAt, ready.at);
                else if (capped === null || ready.at < capped.at)
                    capped = { at: ready.at, provider: lane.provider };
                hasGate ||= ready.why === "gate";
                break;
            case "preflight":
                if (inTime)
                    return { kind: "command", command: { kind: "preflight", provider: lane.provider } };
                break;
            case "now": {
                const better = best === null || startOrder(ready) < startOrder(best.ready);
                if (better)
                    best = { lane, ready };
                break;
            }
        }
    }
    if (full)
        return { kind: "none", wakeAt: null, capped: null, hasGate };
    if (!inTime || best === null)
        return { kind: "none", wakeAt, capped, hasGate };
    const { lane, ready } = best;
    // A probe is exactly one task: what it risks is one call.
    const { taken } = takeShard(lane, ready.source, ready.probe ? 1 : settings.shardSize);
    const slot = freeSlot(state);
    return {
        kind: "command",
        command: { kind: "start", provider: lane.provider, source: ready.source, slot, probe: ready.probe, tasks: taken },
    };
}
/** Retries of legitimate failures come after everything else, whatever their place in the list. */
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
/** The 90th percentile of the durations of passed attempts; null where none is known. */
function p90Ms(state) {
    return state.durationsMs[Math.min(state.durationsMs.length - 1, Math.floor(state.durationsMs.length * 0.9))] ?? null;
}
/** Whether a child started at the instant is expected to end within the time budget. */
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
/** When and why a running child is to be stopped; null where nothing says so, or it was told already. */
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
/** An interrupt does not wait for the longer grace of a stop that came before it. */
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
    "fails-alike": "aborted",
};
function nextStopAt(state) {
    let at = null;
    for (const running of state.running.values()) {
        at = earliest(at, stopOf(state, running)?.at ?? null);
    }
    return at;
}
function finish(state, now, why) {
    const { ending } = state;
    if (ending)
        return { kind: "finish", status: ending.status, reason: ending.reason };
    const waiting = [...state.lanes.values()].filter((lane) => pendingCount(lane) > 0);
    const stopped = waiting.find((lane) => lane.circuit.state === "open" && lane.circuit.policy === "stop");
    if (stopped?.circuit.state === "open") {
        return { kind: "finish", status: "stopped", reason: `${stopped.provider}: ${stopped.circuit.reason}` };
    }
    if (waiting.length > 0 && why.isOverMaxWait) {
        const count = waiting.reduce((sum, lane) => sum + pendingCount(lane), state.left);
        const reason = `${givenUp(count)}: the wait after a rate limit does not fit max-wait`;
        return { kind: "finish", status: "incomplete", reason };
    }
    if (waiting.length > 0) {
        const timeLeft = state.settings.deadlineAt === null ? null : state.settings.deadlineAt - now;
        return {
            kind: "finish",
            status: "out_of_time",
            reason: timeLeft !== null && timeLeft > 0 ? "time-budget: no further task is expected to fit" : "time-budget reached",
        };
    }
    return state.left > 0
        ? { kind: "finish", status: "incomplete", reason: givenUp(state.left) }
        : { kind: "finish", status: "complete", reason: "nothing is outstanding" };
}
function givenUp(count) {
    return `${count} ${count === 1 ? "task was" : "tasks were"} given up for this run`;
}
function earliest(a, b) {
    if (a === null)
        return b;
    return b === null ? a : Math.min(a, b);
}

// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(2474);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(3540);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(7756);
// EXTERNAL MODULE: ./build/run/child-environment.js
var child_environment = __webpack_require__(4712);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: ./build/run/kill-posix.js
var kill_posix = __webpack_require__(5838);
;// CONCATENATED MODULE: ./build/run/tail-buffer.js
/** The last bytes of a stream, however long it is: a ring that grows only as far as it is needed. */
class TailBuffer {
    #limit;
    #ring = Buffer.alloc(0);
    /** Where the next byte goes. */
    #head = 0;
    #length = 0;
    #total = 0;
    /** @param limit the most bytes to keep */
    constructor(limit) {
        this.#limit = limit;
    }
    /** Bytes that were ever pushed. */
    get total() {
        return this.#total;
    }
    push(bytes) {
        this.#total += bytes.length;
        const kept = bytes.length > this.#limit ? bytes.subarray(bytes.length - this.#limit) : bytes;
        this.#reserve(Math.min(this.#length + kept.length, this.#limit));
        const capacity = this.#ring.length;
        const untilEnd = Math.min(kept.length, capacity - this.#head);
        kept.copy(this.#ring, this.#head, 0, untilEnd);
        kept.copy(this.#ring, 0, untilEnd);
        this.#head = capacity === 0 ? 0 : (this.#head + kept.length) % capacity;
        this.#length = Math.min(this.#length + kept.length, capacity);
    }
    /** A copy of the last `count` bytes, or of all that are kept where those are fewer. */
    last(count) {
        const length = Math.min(count, this.#length);
        const start = (this.#head - length + this.#ring.length) % (this.#ring.length || 1);
        const untilEnd = Math.min(length, this.#ring.length - start);
        return Buffer.concat([this.#ring.subarray(start, start + untilEnd), this.#ring.subarray(0, length - untilEnd)]);
    }
    /** A ring that is not full has never wrapped, so that growing is one copy. */
    #reserve(needed) {
        if (needed <= this.#ring.length)
            return;
        const grown = Buffer.allocUnsafeSlow(Math.min(this.#limit, Math.max(needed, 2 * this.#ring.length, 1_024)));
        this.#ring.copy(grown, 0, 0, this.#length);
        this.#ring = grown;
        this.#head = this.#length % grown.length;
    }
}

;// CONCATENATED MODULE: ./build/run/helper-command.js
/** Runs a short command of the user's besides the shards, such as `preflight`: bounded in time and output. */



const TAIL_BYTES = 65_536;
/** Runs `bash -euo pipefail -c COMMAND` in a group of its own; the whole group is killed at the timeout. */
function runHelperCommand(command, options) {
    const stdout = new TailBuffer(TAIL_BYTES);
    const stderr = new TailBuffer(TAIL_BYTES);
    return new Promise((resolve) => {
        const child = (0,external_node_child_process_.spawn)("bash", ["-euo", "pipefail", "-c", command], {
            cwd: options.cwd,
            env: options.env,
            detached: true,
            stdio: ["ignore", "pipe", "pipe"],
        });
        let timedOut = false;
        const kill = () => {
            if (child.pid !== undefined)
                (0,kill_posix/* signalGroup */.i8)(child.pid, "SIGKILL");
        };
        const timer = setTimeout(() => {
            timedOut = true;
            kill();
        }, options.timeoutMs);
        options.signal?.addEventListener("abort", kill, { once: true });
        const end = (exitCode) => {
            clearTimeout(timer);
            options.signal?.removeEventListener("abort", kill);
            // Pipes held open by a background process must not hold up the run.
            child.stdout.destroy();
            child.stderr.destroy();
            kill();
            resolve({ exitCode: timedOut ? null : exitCode, timedOut, stdout: textOf(stdout), stderr: textOf(stderr) });
        };
        child.stdout.on("data", (chunk) => stdout.push(chunk));
        child.stderr.on("data", (chunk) => stderr.push(chunk));
        child.on("error", () => end(null));
        child.on("exit", (code) => setTimeout(() => end(code), DRAIN_MS));
    });
}
/** Output that is still in the pipes when the child has ended. */
const DRAIN_MS = 50;
function textOf(tail) {
    return tail.last(TAIL_BYTES).toString("utf8");
}

// EXTERNAL MODULE: ./build/run/launcher-entry.js
var launcher_entry = __webpack_require__(2249);
// EXTERNAL MODULE: ./build/run/buffer-garbage.js
var buffer_garbage = __webpack_require__(2856);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
;// CONCATENATED MODULE: ./build/run/attempt-log.js
/** The log file of one attempt: made with its first byte, written as output comes, never beyond its size. */


/** A megabyte for each attempt, notes included. */
const FILE_BYTES_LIMIT = 1_000_000;
const OPEN_FLAGS = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_TRUNC | external_node_fs_.constants.O_NOFOLLOW;
class AttemptLog {
    #path;
    #onTrouble;
    #file = null;
    #isBroken = false;
    #bytes = 0;
    /** @param onTrouble a disk that is full or read-only ends the log, never the attempt; told once */
    constructor(path, onTrouble) {
        this.#path = path;
        this.#onTrouble = onTrouble;
    }
    /** Absolute path of the log; null where nothing was written. */
    get path() {
        return this.#bytes > 0 ? this.#path : null;
    }
    /** Writes text, cut where the file would grow beyond `uptoBytes`. */
    write(text, uptoBytes = FILE_BYTES_LIMIT) {
        if (text === "" || this.#isBroken)
            return;
        const bytes = Buffer.from(text);
        const room = Math.max(0, uptoBytes - this.#bytes);
        try {
            this.#file ??= this.#open();
            for (let at = 0, end = Math.min(room, bytes.length); at < end;) {
                const written = (0,external_node_fs_.writeSync)(this.#file, bytes, at, end - at);
                at += written;
                this.#bytes += written;
            }
        }
        catch (error) {
            this.#isBroken = true;
            this.#onTrouble(error);
        }
    }
    close() {
        if (this.#file === null)
            return;
        try {
            (0,external_node_fs_.closeSync)(this.#file);
        }
        catch (error) {
            if (!this.#isBroken)
                this.#onTrouble(error);
        }
        this.#file = null;
    }
    #open() {
        try {
            return (0,external_node_fs_.openSync)(this.#path, OPEN_FLAGS, 0o644);
        }
        catch (error) {
            if (!(error instanceof Error && "code" in error && error.code === "ENOENT"))
                throw error;
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(this.#path), { recursive: true });
            return (0,external_node_fs_.openSync)(this.#path, OPEN_FLAGS, 0o644);
        }
    }
}

;// CONCATENATED MODULE: ./build/run/failure-logs.js
/** Reads the files matched by `failure-logs`: what a harness wrote of a failure, as evidence. */


const FILES_LIMIT = 20;
const TEXT_BYTES_LIMIT = 65_536;
/** A JSON file must be read as a whole to be read at all. */
const JSON_BYTES_LIMIT = 4 * 1_048_576;
const FIELD_LENGTH_LIMIT = 16_384;
/** Before a cut, for the redactor: see the margin in `output.ts`. */
const MARGIN_BYTES = 16_384;
/**
 * The matched files that changed since the attempt began, the last changed first, each with its last 64 KiB.
 *
 * A JSON object with the text fields `error`, `stdout` or `stderr` is unpacked: first the object without
 * them on one line, then each of them as the text it is, so that anchored forms see real lines. Other
 * files are given as they are. Links are not followed; what cannot be read is left out.
 */
async function readFailureLogs(request) {
    if (request.globs.length === 0)
        return [];
    // Loaded when it is needed: most runs have no such globs.
    const { escapePath, glob } = await __webpack_require__.e(/* import() */ 448).then(__webpack_require__.bind(__webpack_require__, 6448));
    const patterns = request.globs.map((pattern) => request.taskId === null ? pattern : pattern.replaceAll("{id}", () => escapePath(request.taskId ?? "")));
    const paths = await glob(patterns, {
        cwd: request.workingDirectory,
        dot: true,
        onlyFiles: true,
        followSymbolicLinks: false,
        expandDirectories: false,
        ignore: ["**/.git/**", "**/node_modules/**"],
    });
    const changed = [];
    for (const path of paths) {
        const file = readChanged((0,external_node_path_.join)(request.workingDirectory, path), request.changedSinceMs);
        if (file !== null)
            changed.push({ path, ...file });
        changed.sort((a, b) => b.changedMs - a.changedMs || (a.path < b.path ? -1 : 1)).splice(FILES_LIMIT);
    }
    return changed.map(({ path, text }) => {
        const unpacked = unpack(path, text);
        const redacted = request.redactor.redact(unpacked.slice(-(TEXT_BYTES_LIMIT + MARGIN_BYTES)));
        return { path, text: redacted.slice(-TEXT_BYTES_LIMIT) };
    });
}
function readChanged(path, changedSinceMs) {
    let file;
    try {
        file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
    }
    catch {
        return null;
    }
    try {
        const stat = (0,external_node_fs_.fstatSync)(file);
        if (!stat.isFile() || stat.mtimeMs < changedSinceMs)
            return null;
        const isJson = path.endsWith(".json") && stat.size <= JSON_BYTES_LIMIT;
        const length = Math.min(stat.size, isJson ? JSON_BYTES_LIMIT : TEXT_BYTES_LIMIT + MARGIN_BYTES);
        const bytes = Buffer.alloc(length);
        const read = (0,external_node_fs_.readSync)(file, bytes, 0, length, stat.size - length);
        return { text: bytes.toString("utf8", 0, read), changedMs: stat.mtimeMs };
    }
    catch {
        return null;
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function unpack(path, text) {
    if (!path.endsWith(".json"))
        return text;
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return text;
    }
    if (typeof value !== "object" || value === null || Array.isArray(value))
        return text;
    const { error, stdout, stderr, ...others } = Object.fromEntries(Object.entries(value));
    const streams = [error, stdout, stderr].filter((field) => typeof field === "string" && field !== "");
    // An error that is an object is what structured evidence looks like: it stays in the line of JSON.
    const line = JSON.stringify(typeof error === "string" ? others : { ...others, error });
    return [line.length <= FIELD_LENGTH_LIMIT ? line : "", ...streams].filter((part) => part !== "").join("\n");
}

// EXTERNAL MODULE: ./build/run/inbox.js
var inbox = __webpack_require__(4238);
;// CONCATENATED MODULE: ./build/run/command.js
/** The two forms of the command, and how they become a program with arguments. */




/**
 * Finds the program of a command, once for the run.
 *
 * @throws UserError where it cannot be found or executed.
 */
function resolveCommand(form, environment, workingDirectory) {
    const argv = form.kind === "shell" ? ["bash", "-euo", "pipefail", "-c", form.command] : form.argv;
    const [program, ...rest] = argv;
    if (program === undefined)
        throw new user_error/* UserError */.y("Expected a command after `--`, found nothing. Name the program to run.");
    return {
        file: resolveProgram(program, environment, workingDirectory),
        calledAs: program,
        arguments: rest,
        hasPlaceholders: form.kind === "argv" && rest.some((argument) => argument.includes("{")),
    };
}
/**
 * The absolute path of a program: looked for in PATH where the name has no slash, else relative to the
 * working directory.
 *
 * @throws UserError where there is no such file, or none that can be executed.
 */
function resolveProgram(program, environment, workingDirectory) {
    const searched = environment.PATH ?? "/usr/local/bin:/usr/bin:/bin";
    const candidates = program.includes("/")
        ? [(0,external_node_path_.resolve)(workingDirectory, program)]
        : searched.split(external_node_path_.delimiter).map((folder) => (0,external_node_path_.resolve)(workingDirectory, folder, program));
    if (program !== "" && !program.includes("\0")) {
        const found = candidates.find(isExecutableFile);
        if (found !== undefined)
            return found;
    }
    const present = candidates.find((candidate) => !program.includes("\0") && isFile(candidate));
    if (program !== "" && present !== undefined) {
        throw new user_error/* UserError */.y(`Expected the command's program \`${program}\` to be executable; \`${present}\` is not. Make it executable (chmod +x), or name its interpreter first.`);
    }
    const where = program.includes("/") ? `\`${candidates[0]}\`` : `PATH (\`${searched}\`)`;
    throw new user_error/* UserError */.y(`Expected the command's program \`${program}\` in ${where}, found no such file. Check its name, or install it in a step before.`);
}
function isFile(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
function isExecutableFile(path) {
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.X_OK);
        return isFile(path);
    }
    catch {
        return false;
    }
}
/**
 * Replaces `{id}`, `{tasks-file}`, `{results-file}` and `{FIELD}` inside arguments, in one pass: what a
 * value brings in is never read again. Unknown ones stay; those of a task need a shard of one task.
 */
function fillPlaceholders(argv, values) {
    const [task, ...others] = values.tasks;
    const known = task === undefined || others.length > 0 ? new Map() : (0,child_environment/* scalarFields */.WA)(task.json);
    if (task !== undefined && others.length === 0)
        known.set("id", task.id);
    known.set("tasks-file", values.tasksFile).set("results-file", values.resultsFile);
    return argv.map((argument) => argument.replace(/\{([^{}]+)\}/g, (whole, name) => known.get(name) ?? whole));
}

;// CONCATENATED MODULE: ./build/run/launch.js
/** What one child is started with. */




/** @param warn is called from within, at most once in a run */
function orderOf(request, pair, around, warn) {
    const { hasPlaceholders, arguments: given } = around.resolved;
    const { environment, leftOut } = (0,child_environment/* addVariables */.zv)({ [kill_posix/* MARKER_NAME */.b4]: (0,kill_posix/* markerValue */.u)(around.environment[kill_posix/* MARKER_NAME */.b4], around.runMarker, request.key) }, {
        tasks: request.tasks,
        ...pair,
        shard: request.shard,
        attempt: request.attempt,
        provider: request.provider,
        deadlineAt: request.startedAt + request.timeoutMs,
    });
    if (leftOut.length > 0 && around.isFirst("variables")) {
        warn(`The operating system cannot pass ${leftOut.slice(0, 5).join(", ")} to a child (at most 128 KiB in one variable, no NUL): left out. CARRYOVER_TASKS_FILE has every field. This is told once.`);
    }
    return {
        variables: environment,
        arguments: hasPlaceholders ? fillPlaceholders(given, { ...pair, tasks: request.tasks }) : null,
    };
}
/** @param message of the system */
function describeSpawnFailure(message, workingDirectory) {
    // The system names the program also where it is the folder that is missing.
    return (0,external_node_fs_.existsSync)(workingDirectory)
        ? message
        : `the working directory ${workingDirectory} does not exist (${message})`;
}

// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(6193);
;// CONCATENATED MODULE: ./build/run/output.js
/**
 * What a child prints: the last part of each stream for the evidence, head and tail for its log, and lines
 * for those who watch. Memory is flat whatever comes, and only what is kept or shown is decoded and redacted.
 */


const KIB = 1_024;
/** Of each stream, for the evidence. */
const EVIDENCE_BYTES = 64 * KIB;
/** Of both streams together, written to the log as it comes. */
const LOG_HEAD_BYTES = 480 * KIB;
/** Of each stream, written to the log at the end where it did not fit the head. */
const LOG_TAIL_BYTES = 240 * KIB;
/**
 * A cut may leave half a secret at the start of a tail, which no redactor knows. So a tail is redacted with
 * this much before it, and that part is thrown away: longer than any secret that is redacted.
 */
const output_MARGIN_BYTES = 16 * KIB;
const ECHO_LINE_LENGTH = 8 * KIB;
class ChildOutput {
    #options;
    #captures = {};
    #headBytes = 0;
    constructor(options) {
        this.#options = options;
    }
    write(stream, chunk) {
        this.#captures[stream] ??= new StreamCapture(stream, this.#options);
        const capture = this.#captures[stream];
        const room = LOG_HEAD_BYTES - this.#headBytes;
        if (room > 0) {
            const head = chunk.length > room ? chunk.subarray(0, room) : chunk;
            this.#headBytes += head.length;
            this.#options.log.write(capture.takeHead(head), LOG_HEAD_BYTES);
        }
        capture.push(chunk);
    }
    /** Ends the log and gives what is known of the output. Nothing may be written after it. */
    finish() {
        const { stdout, stderr } = this.#captures;
        const { log } = this.#options;
        const captures = [stdout, stderr].filter((capture) => capture !== undefined);
        // What is whole in the head goes first: a redactor may hold back its last words.
        for (const capture of captures.toSorted((a, b) => a.restBytes - b.restBytes)) {
            capture.finishEcho();
            const { restBytes } = capture;
            const rest = capture.takeRest();
            const isTitled = rest.leftOutBytes > 0 || (captures.length > 1 && restBytes > 0);
            if (isTitled)
                log.write(`\n[carryover] ${capture.name}: ${rest.leftOutBytes} bytes left out; the rest of it:\n`);
            log.write(rest.text);
        }
        log.close();
        return {
            stdoutTail: stdout?.evidence() ?? "",
            stderrTail: stderr?.evidence() ?? "",
            outputBytes: captures.reduce((sum, capture) => sum + capture.totalBytes, 0),
        };
    }
}
class StreamCapture {
    name;
    #redactor;
    #logText;
    #echo;
    #tail = new TailBuffer(LOG_TAIL_BYTES + output_MARGIN_BYTES);
    #headBytes = 0;
    constructor(name, { key, redactor, echo }) {
        this.name = name;
        this.#redactor = redactor;
        this.#logText = new RedactedText(redactor);
        this.#echo = echo === null ? null : new EchoLines(redactor, (text) => echo({ key, stream: name, text }));
    }
    get totalBytes() {
        return this.#tail.total;
    }
    /** Bytes that the log's head does not hold. */
    get restBytes() {
        return this.totalBytes - this.#headBytes;
    }
    push(chunk) {
        this.#tail.push(chunk);
        this.#echo?.push(chunk);
    }
    takeHead(chunk) {
        this.#headBytes += chunk.length;
        return this.#logText.push(chunk);
    }
    finishEcho() {
        this.#echo?.end();
    }
    /** What the log's head does not hold: all of it where it is short, else its last part. */
    takeRest() {
        const { restBytes } = this;
        if (restBytes <= LOG_TAIL_BYTES) {
            const rest = this.#logText.push(this.#tail.last(restBytes)) + this.#logText.end();
            return { text: cutStart(rest, LOG_TAIL_BYTES), leftOutBytes: 0 };
        }
        return { text: this.#redactedLast(LOG_TAIL_BYTES), leftOutBytes: restBytes - LOG_TAIL_BYTES };
    }
    evidence() {
        return this.#redactedLast(EVIDENCE_BYTES);
    }
    #redactedLast(count) {
        if (this.totalBytes <= count)
            return this.#redactor.redact(this.#tail.last(count).toString("utf8"));
        const bytes = this.#tail.last(count + output_MARGIN_BYTES);
        const margin = bytes.toString("utf8", 0, bytes.length - count).length;
        return cutStart(this.#redactor.redact(bytes.toString("utf8")).slice(margin), count);
    }
}
/** Bytes of one stream to redacted text; characters and secrets may be split over chunks. */
class RedactedText {
    #decoder = new external_node_string_decoder_.StringDecoder("utf8");
    #stream;
    constructor(redactor) {
        this.#stream = redactor.stream();
    }
    push(chunk) {
        return this.#stream.push(this.#decoder.write(chunk));
    }
    end() {
        return this.#stream.push(this.#decoder.end()) + this.#stream.end();
    }
}
class EchoLines {
    #text;
    #emit;
    #rest = "";
    constructor(redactor, emit) {
        this.#text = new RedactedText(redactor);
        this.#emit = emit;
    }
    push(chunk) {
        this.#take(this.#text.push(chunk));
    }
    end() {
        this.#take(this.#text.end());
        if (this.#rest !== "")
            this.#emit(this.#rest);
        this.#rest = "";
    }
    #take(text) {
        const lines = text.split("\n");
        lines[0] = this.#rest + (lines[0] ?? "");
        this.#rest = this.#emitPieces(lines.pop() ?? "");
        for (const line of lines)
            this.#emitLine(line);
    }
    #emitLine(line) {
        const rest = this.#emitPieces(line.endsWith("\r") ? line.slice(0, -1) : line);
        this.#emit(rest);
    }
    /** Emits a long line in pieces as it comes, and gives back the last one, which may still grow. */
    #emitPieces(line) {
        let start = 0;
        while (line.length - start > ECHO_LINE_LENGTH) {
            this.#emit(line.slice(start, start + ECHO_LINE_LENGTH));
            start += ECHO_LINE_LENGTH;
        }
        return start === 0 ? line : line.slice(start);
    }
}
/** The last bytes of a text: replacement characters and redaction marks can make it longer than its source. */
function cutStart(text, bytes) {
    if (text.length * 3 <= bytes || Buffer.byteLength(text) <= bytes)
        return text;
    const encoded = Buffer.from(text);
    let start = encoded.length - bytes;
    // Not in the middle of a character.
    while (((encoded[start] ?? 0) & 0xc0) === 0x80)
        start += 1;
    return encoded.toString("utf8", start);
}

// EXTERNAL MODULE: ./build/run/row-collector.js + 2 modules
var row_collector = __webpack_require__(8586);
;// CONCATENATED MODULE: ./build/run/child.js
/**
 * One child: from its spawn to the last row that it wrote.
 *
 *   running ──exit──────────────────────────────► draining ──pipes closed, or 500 ms──► ended
 *      └─timeout, silence, stop─► terminating ──group gone, or grace over + KILL──► sweep ─► draining
 *
 * The first cause of an end wins, whatever follows it. Rows count until the end, those of the grace too.
 */










/** Descendants may hold the pipes of a child that has ended; what they print later is not waited for. */
const child_DRAIN_MS = 500;
/** While a group is ending; a look costs one system call. */
const GROUP_POLL_MS = 20;
/** A process in an uninterruptible wait ends later than its KILL; it is not waited for longer than this. */
const KILL_WAIT_MS = 2_000;
/** Node fires timers beyond this at once. */
const TIMER_LIMIT_MS = 2_147_483_647;
class RunningChild {
    #request;
    #around;
    #listener;
    #pair;
    #output;
    #log;
    #rows;
    #launched = null;
    /** Known a moment after the launch; null too where nothing could be started. */
    #pid = null;
    #phase = "running";
    /** Set once. */
    #cause = null;
    #hasErrorRow = false;
    #chunkCount = 0;
    #stopCount = 0;
    #isGroupAlive = true;
    #hasExited = false;
    #hasClosed = false;
    /** In ms of the file system's clock; what changed before it is no evidence. */
    #beganMs = 0;
    /** The wall timeout while running; then the grace, the wait for a KILL, the drain: one at a time. */
    #timer = null;
    /** When the grace is over, on the monotonic clock. */
    #killDueMs = 0;
    #silenceTimer = null;
    #groupPoll = null;
    #settle = () => { };
    #settled = new Promise((resolve) => {
        this.#settle = resolve;
    });
    constructor(request, around, listener) {
        this.#request = request;
        this.#around = around;
        this.#listener = listener;
        const { key, attempt, startedAt } = request;
        const { runMarker, run, job } = around;
        this.#pair = (0,inbox/* inboxPair */.DM)(around.inboxFolder, { runMarker, key, run, job, attempt, startedAt });
        this.#log = new AttemptLog((0,external_node_path_.join)(around.logsFolder, `${key}.log`), (error) => {
            if (around.isFirst("log"))
                this.#warn(`Logs of attempts cannot be written: ${String(error)}. The run goes on without them.`);
        });
        this.#output = new ChildOutput({ key, redactor: around.redactor, echo: around.echo, log: this.#log });
        this.#rows = new row_collector/* RowCollector */.K({
            path: this.#pair.resultsFile,
            ids: new Set(request.tasks.map((task) => task.id)),
            warn: (message) => this.#warn(message),
        });
        try {
            this.#start();
        }
        catch (error) {
            // A full disk where the tasks are written.
            queueMicrotask(() => this.#failToStart(error instanceof Error ? error.message : String(error)));
        }
    }
    /** Reads what the child has written to its result file since the last look. */
    readRows() {
        if (this.#phase !== "ended")
            this.#takeRows();
    }
    /** @see Spawner.stop */
    stop({ reason, graceMs }) {
        this.#stopCount += 1;
        switch (this.#phase) {
            case "running":
                this.#terminate({ kind: "stopped", reason }, graceMs);
                return;
            case "terminating":
                if (this.#stopCount > 1)
                    this.#kill();
                // In the grace of a timeout, which may be longer than whoever stops the run can wait.
                else
                    this.#killWithin(Math.min(graceMs, this.#killDueMs - performance.now()));
                return;
            case "draining":
                void this.#finish();
                return;
            case "killed":
            case "ended":
                return;
            default:
                (0,unreachable/* unreachable */.H)(this.#phase);
        }
    }
    /** Kills the child at once; the promise ends with its last event. */
    kill() {
        this.#stopCount += 1;
        this.stop({ reason: "interrupted", graceMs: 0 });
        return this.#settled;
    }
    /** Kills the child's group without waiting for anything: for the last moment of our own process. */
    killNow() {
        if (this.#isGroupAlive)
            this.#signal("SIGKILL");
    }
    #start() {
        const request = this.#request;
        const around = this.#around;
        (0,inbox/* writeTasks */.yt)(this.#pair, request.tasks);
        if (around.failureLogs.length > 0)
            this.#beganMs = (0,external_node_fs_.statSync)(this.#pair.tasksFile).mtimeMs;
        const order = orderOf(request, this.#pair, around, (message) => queueMicrotask(() => this.#warn(message)));
        const listener = {
            started: (pid) => this.#onStarted(pid),
            output: (stream, chunk) => this.#onOutput(stream, chunk),
            exited: (end) => this.#onExit(end),
            closed: () => this.#onClose(),
            failed: (message) => this.#failToStart(message),
            lost: () => this.#onLost(),
        };
        this.#launched = around.launcher.launch(order, listener);
        const { timeoutMs } = request;
        this.#after(timeoutMs, () => this.#terminate({ kind: "timed-out", limitMs: timeoutMs }, around.killGraceMs));
        const limitMs = around.silenceTimeoutMs;
        if (limitMs !== null) {
            const silent = { kind: "silent", limitMs };
            this.#silenceTimer = setTimeout(() => this.#onSilence(silent), Math.min(limitMs, TIMER_LIMIT_MS));
        }
    }
    /** What was to be signalled before there was anybody to receive it is signalled now. */
    #onStarted(pid) {
        this.#pid = pid;
        switch (this.#phase) {
            case "running":
                return;
            case "terminating":
                this.#signal("SIGTERM");
                return;
            case "killed":
            case "draining":
            case "ended":
                this.#signal("SIGKILL");
                return;
            default:
                (0,unreachable/* unreachable */.H)(this.#phase);
        }
    }
    /** Its launcher has died, and it could not be watched any more: it is killed, and counts as killed by others. */
    #onLost() {
        this.#hasExited = true;
        this.#hasClosed = true;
        this.#cause ??= { kind: "signalled", signal: "SIGKILL" };
        switch (this.#phase) {
            case "running":
            case "terminating":
                this.#kill();
                return;
            case "killed":
                this.#sweep();
                return;
            case "draining":
                void this.#finish();
                return;
            case "ended":
                return;
            default:
                (0,unreachable/* unreachable */.H)(this.#phase);
        }
    }
    #onOutput(stream, chunk) {
        // A stream that is destroyed may still hand over what it had read.
        if (this.#phase === "ended")
            return;
        this.#chunkCount += 1;
        this.#silenceTimer?.refresh();
        this.#output.write(stream, chunk);
        this.#around.watchGarbage(chunk.length);
    }
    #onSilence(silent) {
        const chunkCount = this.#chunkCount;
        // Output that is waiting to be read comes first, and a row may have come since the last poll.
        setImmediate(() => {
            if (this.#phase !== "running" || this.#chunkCount > chunkCount || this.#takeRows() > 0)
                return;
            this.#terminate(silent, this.#around.killGraceMs);
        });
    }
    #onExit({ code, signal, isGroupAlive }) {
        this.#hasExited = true;
        switch (this.#phase) {
            case "running":
                this.#cause = signal === null ? { kind: "exited", code: code ?? 0 } : { kind: "signalled", signal };
                this.#isGroupAlive = isGroupAlive;
                this.#drain();
                return;
            case "terminating":
                this.#awaitGroup();
                return;
            case "killed":
                this.#sweep();
                return;
            case "draining":
            case "ended":
                return;
            default:
                (0,unreachable/* unreachable */.H)(this.#phase);
        }
    }
    #onClose() {
        this.#hasClosed = true;
        if (this.#phase === "draining")
            void this.#finish();
    }
    /** TERM to the whole group; after the grace KILL. */
    #terminate(cause, graceMs) {
        this.#cause ??= cause;
        this.#phase = "terminating";
        this.#stopSilenceTimer();
        this.#signal("SIGTERM");
        this.#killWithin(graceMs);
    }
    #killWithin(graceMs) {
        if (graceMs <= 0) {
            this.#kill();
            return;
        }
        this.#killDueMs = performance.now() + graceMs;
        this.#after(graceMs, () => this.#kill());
    }
    /**
     * The leader is gone, but it may be a mere shell: what it ran has the same grace to write its rows.
     */
    #awaitGroup() {
        const look = () => {
            if (this.#pid !== null && this.#around.sweeper.isGroupAlive(this.#pid))
                return;
            this.#isGroupAlive = false;
            this.#sweep();
        };
        this.#groupPoll = setInterval(look, GROUP_POLL_MS);
        look();
    }
    #kill() {
        if (this.#phase === "killed")
            return;
        this.#phase = "killed";
        this.#stopGroupPoll();
        this.#signal("SIGKILL");
        // A second signal could meet another group of the same id.
        this.#isGroupAlive = false;
        if (this.#hasExited)
            this.#sweep();
        else
            this.#after(KILL_WAIT_MS, () => this.#sweep());
    }
    #sweep() {
        this.#phase = "killed";
        this.#stopGroupPoll();
        this.#clearTimer();
        const marker = (0,kill_posix/* childMarker */.n)(this.#around.runMarker, this.#request.key);
        void this.#around.sweeper.sweep(marker).then(() => this.#drain());
    }
    #drain() {
        if (this.#phase === "draining" || this.#phase === "ended")
            return;
        this.#phase = "draining";
        this.#stopSilenceTimer();
        if (this.#hasClosed)
            void this.#finish();
        else
            this.#after(child_DRAIN_MS, () => void this.#finish());
    }
    #failToStart(message) {
        this.#isGroupAlive = false;
        this.#hasExited = true;
        this.#hasClosed = true;
        this.#cause ??= { kind: "spawn-failed", message: describeSpawnFailure(message, this.#around.workingDirectory) };
        void this.#finish();
    }
    async #finish() {
        if (this.#phase === "ended")
            return;
        this.#phase = "ended";
        this.#stopSilenceTimer();
        this.#stopGroupPoll();
        this.#clearTimer();
        // What a child leaves running in its group ends with it.
        if (this.#isGroupAlive)
            this.#signal("SIGKILL");
        if (!this.#hasClosed)
            this.#launched?.abandon();
        while (this.#readPart())
            await new Promise((resolve) => setTimeout(resolve, 1));
        this.#emitRows(this.#rows.finish());
        const exit = this.#cause ?? { kind: "spawn-failed", message: "ended without a cause" };
        const output = this.#output.finish();
        const failureLogs = this.#isFailure(exit) ? await this.#readFailureLogs() : [];
        const evidence = { exit, ...output, failureLogs };
        const { key } = this.#request;
        this.#listener.emit({ kind: "ended", key, evidence, endedAt: this.#around.clock.now(), logFile: this.#log.path });
        (0,inbox/* removePair */.L5)(this.#pair);
        this.#listener.ended();
        this.#settle();
    }
    /** Whether files are evidence: not of a child that passed, nor of one that we stopped. */
    #isFailure(exit) {
        switch (exit.kind) {
            case "exited":
                return exit.code !== 0 || this.#hasErrorRow;
            case "signalled":
            case "timed-out":
            case "silent":
                return true;
            case "stopped":
            case "spawn-failed":
                return false;
            default:
                return (0,unreachable/* unreachable */.H)(exit);
        }
    }
    async #readFailureLogs() {
        const { failureLogs, workingDirectory, redactor, isFirst } = this.#around;
        const { tasks } = this.#request;
        try {
            return await readFailureLogs({
                globs: failureLogs,
                workingDirectory,
                taskId: tasks.length === 1 ? (tasks[0]?.id ?? null) : null,
                changedSinceMs: this.#beganMs,
                redactor,
            });
        }
        catch (error) {
            if (isFirst("failure-logs"))
                this.#warn(`Files of \`failure-logs\` cannot be read: ${String(error)}. They are no evidence in this run.`);
            return [];
        }
    }
    /** @returns how many new rows there were */
    #takeRows() {
        const { rows } = this.#rows.read();
        if (rows.length > 0)
            this.#silenceTimer?.refresh();
        this.#emitRows(rows);
        return rows.length;
    }
    #readPart() {
        const { rows, mayHaveMore } = this.#rows.read();
        this.#emitRows(rows);
        return mayHaveMore;
    }
    #emitRows(rows) {
        if (rows.length === 0)
            return;
        this.#hasErrorRow ||= rows.some((row) => row.status === "error");
        this.#listener.emit({ kind: "rows", key: this.#request.key, rows });
    }
    #warn(message) {
        this.#listener.emit({ kind: "warning", key: this.#request.key, message });
    }
    /** @returns false where nobody is left in the group */
    #signal(signal) {
        return this.#pid === null ? false : (0,kill_posix/* signalGroup */.i8)(this.#pid, signal);
    }
    #after(delayMs, action) {
        this.#clearTimer();
        // After a long turn of the event loop timers come before what the child has sent meanwhile, its end included.
        const timer = setTimeout(() => {
            setImmediate(() => {
                if (this.#timer === timer)
                    action();
            });
        }, Math.min(delayMs, TIMER_LIMIT_MS));
        this.#timer = timer;
    }
    #clearTimer() {
        if (this.#timer !== null)
            clearTimeout(this.#timer);
        this.#timer = null;
    }
    #stopSilenceTimer() {
        if (this.#silenceTimer !== null)
            clearTimeout(this.#silenceTimer);
        this.#silenceTimer = null;
    }
    #stopGroupPoll() {
        if (this.#groupPoll !== null)
            clearInterval(this.#groupPoll);
        this.#groupPoll = null;
    }
}

// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
;// CONCATENATED MODULE: ./build/run/compile-sparingly.js
/**
 * Leaves the cores to the children. V8 compiles what has run for some 65 KiB of bytecode with its optimizing
 * compiler, on threads of its own. In a run of short children that is a tenth of all the time that the
 * machine spends, and it is never earned back.
 */

/** In bytes of bytecode that a function has run; 67,584 in V8. What runs for minutes is still optimized. */
const BUDGET_BYTES = 1_000_000;
/** For the rest of the process. A V8 that does not know the flag ignores it. */
function compileSparingly() {
    (0,external_node_v8_.setFlagsFromString)(`--interrupt-budget=${BUDGET_BYTES}`);
}

// EXTERNAL MODULE: ./build/run/local-launcher.js
var local_launcher = __webpack_require__(4446);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/run/launcher-frames.js
var launcher_frames = __webpack_require__(3115);
;// CONCATENATED MODULE: ./build/run/remote-launcher.js
/** Starts children's processes from the launcher process: the end of its channel on our side. */






/**
 * What the launcher needs for itself. Not `NODE_OPTIONS`, which can make it slow or large. By the last two it
 * is found by those who clean up: the runner at the end of a job, and a run whose child we are.
 */
const OWN_VARIABLES = ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "RUNNER_TRACKING_ID", kill_posix/* MARKER_NAME */.b4];
/**
 * The launcher keeps next to nothing, and what it has is copied at each start: young objects get 1 MiB instead
 * of 16. It calls little but the system: a compiler that optimizes, and threads for that, would only take the
 * cores from the children.
 */
const NODE_FLAGS = ["--max-semi-space-size=1", "--max-lazy", "--no-opt", "--single-threaded"];
/**
 * Starts the process. Orders may be given at once; until it is ready they wait. It never keeps our process
 * from ending.
 *
 * @returns null where it cannot be started
 */
function createRemoteLauncher(options) {
    const launcher = startProcess(options);
    const channel = launcher?.stdio[3];
    return launcher !== null && channel instanceof external_node_net_.Socket ? new LauncherChannel(options, launcher, channel) : null;
}
function startProcess({ entry, environment }) {
    const own = {};
    for (const name of OWN_VARIABLES)
        own[name] = environment[name];
    try {
        const launcher = (0,external_node_child_process_.spawn)(process.execPath, [...NODE_FLAGS, entry, launcher_entry/* LAUNCHER_ARGUMENT */.t6], {
            env: own,
            // A session of its own: the Ctrl-C of a terminal is for us, who end the children in order.
            detached: true,
            stdio: ["ignore", "ignore", "ignore", "pipe"],
        });
        launcher.on("error", () => { });
        return launcher.pid === undefined ? null : launcher;
    }
    catch {
        return null;
    }
}
class LauncherChannel {
    #options;
    #process;
    #channel;
    #writer;
    #children = new Map();
    #lastId = 0;
    #isReady = false;
    #isOver = false;
    #waitingCount = 0;
    constructor(options, launcher, channel) {
        this.#options = options;
        this.#process = launcher;
        this.#channel = channel;
        this.#writer = new launcher_frames/* FrameWriter */.rV(channel);
        const reader = new launcher_frames/* FrameReader */.tS((head, payload) => this.#take(head, payload));
        channel.on("data", (chunk) => reader.push(chunk));
        // It is of no use without its channel; that it has ended is told when all that it said has been read.
        channel.on("error", () => launcher.kill("SIGKILL"));
        launcher.on("close", (code, signal) => this.#lose(signal ?? `exit code ${code}`));
        launcher.unref();
        channel.unref();
        this.#writer.writeJson(launcher_frames/* FRAME */.Qe.plan, 0, options.plan);
    }
    get isReady() {
        return this.#isReady;
    }
    get waitingCount() {
        return this.#waitingCount;
    }
    launch(order, listener) {
        this.#lastId += 1;
        const id = this.#lastId;
        if (this.#isOver) {
            queueMicrotask(() => listener.lost());
            return { abandon() { } };
        }
        const child = { listener, isWaiting: true, pid: null };
        this.#children.set(id, child);
        this.#waitingCount += 1;
        this.#writer.writeJson(launcher_frames/* FRAME */.Qe.order, id, order);
        return {
            abandon: () => {
                if (!this.#children.delete(id))
                    return;
                this.#carriedOut(child);
                this.#writer.write(launcher_frames/* FRAME */.Qe.abandon, id);
            },
        };
    }
    close() {
        this.#isOver = true;
        // It has no children any more; an end in order would take it longer.
        this.#process.kill("SIGKILL");
        this.#channel.destroy();
    }
    #take(head, payload) {
        if (head.kind === launcher_frames/* FRAME */.Qe.ready) {
            this.#isReady = true;
            return;
        }
        const child = this.#children.get(head.child);
        // Abandoned meanwhile.
        if (child === undefined)
            return;
        const { listener } = child;
        switch (head.kind) {
            case launcher_frames/* FRAME */.Qe.started:
                this.#carriedOut(child);
                child.pid = payload.readUInt32LE(0);
                listener.started(child.pid);
                return;
            case launcher_frames/* FRAME */.Qe.stdout:
                listener.output("stdout", payload);
                return;
            case launcher_frames/* FRAME */.Qe.stderr:
                listener.output("stderr", payload);
                return;
            case launcher_frames/* FRAME */.Qe.exited: {
                const end = readEnd(payload);
                if (!end.isGroupAlive)
                    child.pid = null;
                listener.exited(end);
                return;
            }
            case launcher_frames/* FRAME */.Qe.closed:
                this.#children.delete(head.child);
                listener.closed();
                return;
            case launcher_frames/* FRAME */.Qe.failed:
                this.#children.delete(head.child);
                this.#carriedOut(child);
                listener.failed(payload.toString());
                return;
            default:
                throw new Error(`The launcher sends no frame of kind ${head.kind}.`);
        }
    }
    #carriedOut(child) {
        if (child.isWaiting)
            this.#waitingCount -= 1;
        child.isWaiting = false;
    }
    #lose(reason) {
        if (this.#isOver)
            return;
        this.#isOver = true;
        const children = [...this.#children.values()];
        this.#children.clear();
        for (const { pid } of children)
            if (pid !== null)
                (0,kill_posix/* signalGroup */.i8)(pid, "SIGKILL");
        this.#options.lost(reason);
        for (const { listener } of children)
            listener.lost();
    }
}
function readEnd(payload) {
    const text = payload.toString("latin1");
    const isGroupAlive = text.startsWith("1");
    const end = text.slice(1);
    return isSignal(end) ? { code: null, signal: end, isGroupAlive } : { code: Number(end), signal: null, isGroupAlive };
}
function isSignal(text) {
    return text in external_node_os_.constants.signals;
}

;// CONCATENATED MODULE: ./build/run/launcher-choice.js
/**
 * Which launcher starts the next child. The first ones are started from this process: a run of a few tasks
 * needs no launcher process, and no run waits for one. A second joins where one cannot keep up: a start keeps
 * its process busy until the program of the child is loaded. Where one dies a new one takes its place, a few times.
 */



/** A launcher process costs about as much as it saves over forty children. */
const FIRST_HERE = 8;
/** A second one pays after more of them. */
const FIRST_ALONE = 64;
/** Orders that a launcher has not carried out yet when the next one comes; a few are no queue. */
const QUEUE = 3;
/** After that something kills them, or they cannot run on this machine. */
const LOSSES_LIMIT = 3;
function createLauncher({ entry, environment, plan, warn }) {
    const here = (0,local_launcher/* createLocalLauncher */.a)(plan);
    const remotes = new Set();
    let launchedCount = 0;
    let lossCount = 0;
    const countLoss = (reason) => {
        lossCount += 1;
        if (lossCount !== LOSSES_LIMIT)
            return;
        warn(`A process of ours that starts children has ended ${lossCount} times without being asked to (${reason}). The run goes on without it: children start a little slower.`);
    };
    const startRemote = (program) => {
        compileSparingly();
        const lost = (reason) => {
            if (remote !== null)
                remotes.delete(remote);
            countLoss(reason);
        };
        const remote = createRemoteLauncher({ entry: program, environment, plan, lost });
        if (remote === null)
            countLoss("it cannot be started");
        else
            remotes.add(remote);
    };
    /** The one with the shortest queue; null where none takes orders yet. */
    const findRemote = () => {
        let best = null;
        for (const remote of remotes) {
            if (remote.isReady && (best === null || remote.waitingCount < best.waitingCount))
                best = remote;
        }
        return best;
    };
    const needsRemote = (best) => {
        if (lossCount >= LOSSES_LIMIT)
            return false;
        if (remotes.size === 0)
            return launchedCount >= FIRST_HERE;
        return remotes.size === 1 && launchedCount >= FIRST_ALONE && best !== null && best.waitingCount >= QUEUE;
    };
    return {
        launch(order, listener) {
            launchedCount += 1;
            const best = findRemote();
            if (entry !== null && needsRemote(best))
                startRemote(entry);
            return (best ?? here).launch(order, listener);
        },
        close() {
            for (const remote of remotes)
                remote.close();
        },
    };
}

;// CONCATENATED MODULE: ./build/run/process-spawner.js
/**
 * Runs children as real processes. Here is what all children of a run share: the poll of the result files,
 * the warnings that are told once, and the last sweep. One child's life is in `child.ts`.
 */







/** Children grow their result files between polls; a quarter of a second is soon enough for a ledger. */
const POLL_INTERVAL_MS = 250;
/**
 * @param launcherFor what starts the processes
 * @throws UserError where the program of the command cannot be found or executed.
 */
function createSpawner(settings, launcherFor = createLauncher) {
    if (!/^[A-Za-z0-9-]+$/.test(settings.runMarker))
        throw new Error(`Unsafe run marker: ${settings.runMarker}`);
    const sweeper = (0,kill_posix/* createSweeper */.SA)();
    const told = new Set();
    const { workingDirectory, runMarker } = settings;
    const resolved = resolveCommand(settings.command, settings.environment, workingDirectory);
    const running = new Map();
    let warning = null;
    const environment = (0,child_environment/* filterEnvironment */._I)(settings.environment, settings.envAllow);
    // An outer value must not stand in for one that cannot be passed.
    delete environment.CARRYOVER_PROVIDER;
    const launcher = launcherFor({
        entry: settings.launcherEntry,
        environment: settings.environment,
        plan: { ...resolved, workingDirectory, environment, runMarker },
        // Warnings belong to a child: it is told by the next that says anything.
        warn: (message) => {
            warning = message;
        },
    });
    const surroundings = {
        ...settings,
        resolved,
        launcher,
        sweeper,
        watchGarbage: (0,buffer_garbage/* createGarbageWatch */.L)(),
        isFirst: (subject) => told.size !== told.add(subject).size,
    };
    (0,inbox/* prepareInbox */.Y3)(settings.inboxFolder);
    let poll = null;
    let startedCount = 0;
    let closed = false;
    const pollRows = () => {
        for (const child of running.values())
            child.readRows();
    };
    const forget = (key) => {
        running.delete(key);
        if (running.size > 0 || poll === null)
            return;
        clearInterval(poll);
        poll = null;
    };
    // Children outlive us otherwise: nothing else ends a group that leads itself.
    const killAll = () => {
        for (const child of running.values())
            child.killNow();
    };
    process.on("exit", killAll);
    return {
        start(request, emit) {
            if (closed)
                throw new Error("The spawner is closed.");
            if (running.has(request.key))
                throw new Error(`The key ${request.key} is running already.`);
            startedCount += 1;
            const listener = {
                emit: (event) => {
                    if (warning !== null)
                        emit({ kind: "warning", key: request.key, message: warning });
                    warning = null;
                    emit(event);
                },
                ended: () => forget(request.key),
            };
            running.set(request.key, new RunningChild(request, surroundings, listener));
            poll ??= setInterval(pollRows, POLL_INTERVAL_MS);
        },
        stop(key, options) {
            running.get(key)?.stop(options);
        },
        async close() {
            closed = true;
            await Promise.all([...running.values()].map((child) => child.kill()));
            process.off("exit", killAll);
            launcher.close();
            if (startedCount > 0)
                await sweeper.sweepRun(runMarker);
        },
    };
}

// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(3011);
// EXTERNAL MODULE: ./build/store/state-folder.js + 1 modules
var state_folder = __webpack_require__(1674);
// EXTERNAL MODULE: ./build/tasks/read-tasks.js + 6 modules
var read_tasks = __webpack_require__(9285);
;// CONCATENATED MODULE: ./build/engine/check-command.js
/** What can be said of the command before its first child: bad input is refused, not tried a thousand times. */



/** @throws UserError where the folder that children run in is none */
function checkWorkingDirectory(path) {
    if ((0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory())
        return;
    throw new user_error/* UserError */.y(`Expected \`working-directory\` to be a folder, found none at ${path}. Check the path.`);
}
/** `{tasks-file}` and `{results-file}` speak for any shard; every other placeholder is of one task. */
const OF_ANY_SHARD = new Set(["tasks-file", "results-file"]);
/**
 * @param sample a task of the list: its fields are the names that placeholders can have
 * @throws UserError where an argument asks for a field of the task and a child has several tasks
 */
function checkPlaceholders(command, shardSize, sample) {
    if (command.kind !== "argv" || shardSize === 1 || sample === null)
        return;
    const fields = new Set(["id", ...(0,child_environment/* scalarFields */.WA)(sample.json).keys()]);
    for (const argument of command.argv.slice(1)) {
        for (const [placeholder, name = ""] of argument.matchAll(/\{([^{}]+)\}/g)) {
            if (OF_ANY_SHARD.has(name) || !fields.has(name))
                continue;
            throw new user_error/* UserError */.y(`Expected \`shard-size\` 1 for the placeholder ${placeholder} in ${JSON.stringify(argument)}, found ${shardSize}: ` +
                "a child with several tasks has no single value for it. Use {tasks-file}, or set shard-size to 1.");
        }
    }
}

// EXTERNAL MODULE: ./build/engine/circuits.js
var engine_circuits = __webpack_require__(4747);
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
/** A task goes back to its place in the list, and runs again. */
function putBackPending(state, running, pending) {
    return withLane(state, putBack(laneOf(state, running.provider), pending));
}
/** An answer to a refusal: its lane, its words, and what it takes of the wait budget. */
function answered(state, answer) {
    return tell(withLane({ ...state, waitedMs: state.waitedMs + answer.waitMs }, answer.lane), answer.notes);
}
/** Tells what became of a task; `next`: it has its outcome, runs again in this run, or is left to a later one. */
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
/** What a probe has shown; nothing takes back that it was refused. */
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
/** The task of an id; undefined for a settled one, and for one of another shard. */
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
/** The tasks without an outcome, in the order of the shard. */
function* unsettledTasks({ tasks, settled }) {
    for (const [place, pending] of tasks.entries()) {
        if (settled[Math.floor(place / BLOCK)]?.[place % BLOCK] !== 1)
            yield pending;
    }
}

;// CONCATENATED MODULE: ./build/core/ending.js



/** So many tasks that fail alike, and none that passed, end the run. */
const ALIKE_TASKS = 10;
/**
 * So many failures are held back at most. With fewer than `ALIKE_TASKS` tasks each they are of dozens of kinds, which
 * is no common cause; and what is held is lost in a kill.
 */
const HELD_LIMIT = 1_000;
/** The first cause stands; only an interrupt comes over another one, because it must be prompt. */
function end(state, ending) {
    if (state.ending && (ending.cause !== "interrupted" || state.ending.cause === "interrupted"))
        return state;
    return tell({ ...state, ending }, [{ event: "ending", status: ending.status, reason: ending.reason }]);
}
function endInterrupted(state, signal, at) {
    // What fail-fast keeps off the record stays off it.
    const stopNow = state.ending?.stopNow ?? new Set();
    const reason = `interrupted by ${signal}`;
    return end(state, { status: "interrupted", cause: "interrupted", reason, stopAt: at, stopNow, signal });
}
/** fail-fast: the siblings of the failed task's group are stopped at once, all other children end in their time. */
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
/** max-failures: ends the run where the bound is reached. */
function checkFailures(state, at) {
    const { maxFailures, stopGraceMs } = state.settings;
    if (maxFailures === null || state.failures < maxFailures)
        return state;
    return end(state, {
        status: "aborted",
        cause: "max-failures",
        reason: `max-failures: ${state.failures} failed or errored`,
        stopAt: at + stopGraceMs,
        stopNow: new Set(),
        signal: null,
    });
}
/** While no task passed, failure rows are held: they are not charged should everything fail alike. */
function recordFailure(state, settlement) {
    if (state.held === null || settlement.outcome.class === "skipped") {
        return { ...state, effects: [...state.effects, { kind: "failure", settlement }] };
    }
    const signature = alikeSignature(settlement.outcome);
    const alike = signature === null ? state.alike : withAlike(state.alike, signature, settlement.pending.task.id);
    const holding = { ...state, alike, held: [...state.held, settlement] };
    return holding.held.length < HELD_LIMIT ? holding : flushHeld(holding);
}
/** Failures that were held back are charged after all. */
function flushHeld(state) {
    if (state.held === null)
        return state;
    const due = state.held.map((settlement) => ({ kind: "failure", settlement }));
    return { ...state, held: null, alike: new Map(), effects: [...state.effects, ...due] };
}
/** Whether the failure, which is recorded already, is the last of so many alike that the run ends; it ends then. */
function endIfAlike(state, outcome, at) {
    const signature = alikeSignature(outcome);
    // A run that ends for another cause charges what failed: its cause was found, and it is not this one.
    const mayBeAlike = state.ending === null || state.ending.cause === "fails-alike";
    if (signature === null || state.held === null || !mayBeAlike)
        return null;
    if ((state.alike.get(signature)?.size ?? 0) < ALIKE_TASKS)
        return null;
    return endAlike(state, signature, "message" in outcome ? outcome.message : "", at);
}
function endAlike(state, signature, message, at) {
    const uncharged = { ...state, held: (state.held ?? []).filter((one) => alikeSignature(one.outcome) !== signature) };
    return end(uncharged, {
        status: "aborted",
        cause: "fails-alike",
        reason: `every task fails alike: ${message}`,
        stopAt: at,
        stopNow: new Set(),
        signal: null,
    });
}
/** Same class, exit code and message with digits masked; null for classes that do not count. */
function alikeSignature(outcome) {
    switch (outcome.class) {
        case "timeout_exceeded":
        case "transient":
        case "legitimate":
        case "fatal":
            return [outcome.class, outcome.exitCode, outcome.message.replace(/\d+/g, "#")].join("\n");
        case "graded":
        case "rate_limited":
        case "kill_shaped":
        case "skipped":
        case "unfinished":
            return null;
        default:
            return (0,unreachable/* unreachable */.H)(outcome);
    }
}
function withAlike(alike, signature, id) {
    const known = alike.get(signature);
    // More than end the run need not be remembered: copies would grow with the shard.
    if (known !== undefined && known.size >= ALIKE_TASKS)
        return alike;
    return new Map(alike).set(signature, new Set([...(known ?? []), id]));
}

// EXTERNAL MODULE: ./build/core/pace.js
var pace = __webpack_require__(3147);
;// CONCATENATED MODULE: ./build/core/backoff.js
/** Waits before a retry. Randomness is a number passed in: the core has none of its own. */
const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;
/**
 * Backoff of a transient failure: 1 s × 2ⁿ with jitter, at most 30 s.
 *
 * @param failures failures so far, from 1
 * @param random a number from 0 to 1
 */
function transientBackoffMs(failures, random) {
    const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 10));
    return Math.round(full * (0.5 + 0.5 * random));
}
/** Rounds that a task capped without a stated wait gets in a run; after them it is left outstanding. */
const CAP_ROUNDS = 3;
/** Wait before the n-th round (from 1) of a capped task. */
function capBackoffMs(defaultWaitMs, round) {
    return defaultWaitMs * 2 ** (round - 1);
}

;// CONCATENATED MODULE: ./build/core/refuse.js
/** A rate limit's part in the state: what it answers, what it puts off, and what it says of a probe. */






/** A limit is never a result and never uses an attempt. */
function rateLimited(state, settlement, limit) {
    const { at, key, pending } = settlement;
    const running = runningOf(state, key);
    const lane = laneOf(state, running.provider);
    const untilAt = limit.kind === "wait" ? (0,core_answer/* waitEndsAt */.HM)(limit, at) : null;
    // A wait that is over already states nothing.
    const verdict = limit.kind === "wait" && untilAt === null ? "cap" : limit.kind;
    const first = !running.answered.has(verdict);
    const marked = shown(withRunning(state, { ...running, answered: new Set([...running.answered, verdict]) }), key, "refused");
    if (running.probe && lane.circuit.state === "half-open" && lane.circuit.probe === key) {
        return told(refuseProbe(marked, putBack(lane, pending), key, limit, at), settlement, "retry");
    }
    const refused = {
        limit,
        startedAt: running.startedAt,
        oldestStartedAt: oldestStart(state, lane.provider),
        runStartedAt: state.runStartedAt,
        stopGraceMs: state.settings.stopGraceMs,
    };
    switch (verdict) {
        case "wait": {
            const back = putBackPending(marked, running, pending);
            const laneNow = laneOf(back, running.provider);
            // One child is one witness, but it may learn of a longer wait while it goes on.
            if (untilAt === null || (!first && untilAt <= laneNow.pausedUntil))
                return told(back, settlement, "retry");
            // Only what the pause grows by is paid for: sixteen children refused together are one wait.
            const addedMs = Math.max(0, untilAt - Math.max(at, laneNow.pausedUntil));
            const budget = budgetOf(back);
            const fits = addedMs <= budget.leftMs && (budget.deadlineAt === null || untilAt < budget.deadlineAt);
            const answer = fits
                ? (0,core_answer/* pauseLane */.Fz)(laneNow, refused, untilAt, at)
                : (0,core_answer/* stopLane */.L8)(laneNow, {
                    statedUntilAt: (0,core_answer/* statedEndAt */.W7)(limit, at),
                    reason: `${limit.evidence} (the wait does not fit this run)`,
                    stopGraceMs: refused.stopGraceMs,
                }, at);
            return told(answered(back, answer), settlement, "retry");
        }
        case "stop": {
            const back = putBackPending(marked, running, pending);
            const cause = { statedUntilAt: (0,core_answer/* statedEndAt */.W7)(limit, at), reason: limit.evidence, stopGraceMs: refused.stopGraceMs };
            return told(answered(back, (0,core_answer/* stopLane */.L8)(laneOf(back, running.provider), cause, at)), settlement, "left");
        }
        case "cap": {
            const rounds = pending.capRounds + 1;
            const cut = first ? answered(marked, (0,core_answer/* capLane */.xg)(lane, refused, at)) : marked;
            if (rounds > CAP_ROUNDS)
                return told({ ...cut, left: cut.left + 1 }, settlement, "left");
            const laneNow = laneOf(cut, running.provider);
            const dueAt = at + capBackoffMs(state.settings.defaultWaitMs, rounds);
            const again = putOff(laneNow, "capped", dueAt, { ...pending, capRounds: rounds });
            return told(withLane(cut, again), settlement, "retry");
        }
        case "task":
            throw new Error("A task verdict is a fatal outcome, not a rate-limited one");
        default:
            return (0,unreachable/* unreachable */.H)(verdict);
    }
}
/** A probe that met a limit: the circuit opens again, for this run where the wait does not fit it. */
function refuseProbe(state, lane, probe, limit, at) {
    const statedUntilAt = limit.kind === "wait" ? (0,core_answer/* waitEndsAt */.HM)(limit, at) : (0,core_answer/* statedEndAt */.W7)(limit, at);
    const untilAt = statedUntilAt ?? at + (0,core_circuit/* openingMs */.d7)(lane.circuit.trips + 1);
    const policy = limit.kind !== "stop" && (0,core_answer/* fitsBudget */.QH)(untilAt, at, budgetOf(state)) ? "wait" : "stop";
    const refused = { statedUntilAt, policy, reason: limit.evidence };
    const circuit = lane.circuit.state === "half-open"
        ? (0,core_circuit/* settleProbe */.QR)(lane.circuit, probe, { kind: "refused", ...refused }, at)
        : (0,core_circuit/* openCircuit */.Ed)(lane.circuit, at, refused);
    const waitedMs = state.waitedMs + (policy === "wait" ? untilAt - at : 0);
    // The probe itself may run on after its refusal, and so may children that began before the circuit opened.
    const drainUntil = policy === "stop" ? (lane.drainUntil ?? at + state.settings.stopGraceMs) : lane.drainUntil;
    return tell(withLane({ ...state, waitedMs }, { ...lane, circuit, drainUntil }), (0,core_answer/* circuitNotes */.BW)(lane, circuit));
}
function oldestStart(state, provider) {
    let oldest = null;
    for (const running of state.running.values()) {
        if (running.provider === provider)
            oldest = oldest === null ? running.startedAt : Math.min(oldest, running.startedAt);
    }
    return oldest;
}

// EXTERNAL MODULE: ./build/core/outcome.js
var core_outcome = __webpack_require__(9058);
;// CONCATENATED MODULE: ./build/core/settle.js
/** What an outcome does to its task: it is done, it runs again, or it is left to a later run. */













/** How many durations of passed attempts the p90 is read from. */
const DURATIONS_KEPT = 200;
/** So many different tasks in a row with the verdict "task" are a stop. */
const TASK_VERDICTS = 5;
function settle(state, event) {
    const running = state.running.get(event.key);
    const pending = running && findUnsettled(running.unsettled, event.id);
    if (!running || !pending)
        return state;
    // What a stopped sibling still says is not recorded: the group's first fatal failure speaks for it.
    if (state.ending?.stopNow.has(event.key))
        return state;
    const unsettled = withoutSettled(running.unsettled, event.id);
    const claimed = withRunning(state, { ...running, unsettled });
    const { outcome, at, durationMs } = event;
    const settlement = { key: event.key, pending, outcome, startedAt: running.startedAt, at, durationMs };
    switch (outcome.class) {
        case "graded":
            return graded(claimed, settlement, outcome);
        case "rate_limited":
            return rateLimited(claimed, settlement, outcome.limit);
        case "kill_shaped":
            return killed(claimed, settlement, running);
        case "unfinished":
            return told(putBackPending(claimed, running, pending), settlement, "retry");
        case "timeout_exceeded":
        case "skipped":
        case "transient":
        case "legitimate":
        case "fatal":
            return failed(claimed, settlement, outcome, event.random);
        default:
            return (0,unreachable/* unreachable */.H)(outcome);
    }
}
function graded(state, settlement, outcome) {
    const { at, key, startedAt } = settlement;
    const before = runningOf(state, key);
    const lane = laneOf(state, before.provider);
    const limit = (0,core_limit/* growLimit */.B)(lane.limit, { startedAt, inUse: lane.running });
    const healthy = {
        ...lane,
        limit,
        circuit: before.probe ? lane.circuit : (0,core_circuit/* countSuccess */.b6)(lane.circuit),
        pace: (0,pace/* paceAfterSuccess */.JX)(lane.pace, startedAt),
        taskVerdicts: new Set(),
    };
    const notes = limit.value === lane.limit.value
        ? []
        : [
            {
                event: "limit_changed",
                provider: lane.provider,
                from: lane.limit.value,
                to: limit.value,
                reason: "a full round of successes",
            },
        ];
    const alive = shown(withLane(state, healthy), key, "alive");
    const passed = outcome.status === "passed";
    const counted = {
        ...alive,
        passed: alive.passed + (passed ? 1 : 0),
        failures: alive.failures + (passed ? 0 : 1),
        durationsMs: passed ? withDuration(alive.durationsMs, settlement.durationMs) : alive.durationsMs,
    };
    const flushed = passed ? flushHeld(counted) : counted;
    const written = tell({ ...flushed, effects: [...flushed.effects, { kind: "result", settlement }] }, [
        ...(0,core_answer/* circuitNotes */.BW)(lane, healthy.circuit),
        ...notes,
    ]);
    return checkFailures(told(written, settlement, "done"), at);
}
/** One start and up to this many more in a run. */
const KILL_RETRIES = 3;
function killed(state, settlement, running) {
    const { pending } = settlement;
    // Stopped by us: nothing is said of the task, and nothing is counted.
    if (running.stopping !== null)
        return told(putBackPending(state, running, pending), settlement, "left");
    const kills = pending.kills + 1;
    if (kills > KILL_RETRIES)
        return told({ ...state, left: state.left + 1 }, settlement, "left");
    return told(putBackPending(state, running, { ...pending, kills, alone: true }), settlement, "retry");
}
function failed(state, settlement, outcome, random) {
    const { at, key, pending } = settlement;
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
/**
 * What a failure says of the provider: five transient ones in a row open the circuit, and any other ends the row: the
 * provider answered. A skip is no failure and says nothing.
 */
function failureAnswer(state, running, outcome, pending, at) {
    const lane = laneOf(state, running.provider);
    if (outcome.class === "transient") {
        if (running.probe && lane.circuit.state === "half-open" && lane.circuit.probe === running.key) {
            const reopened = (0,core_circuit/* settleProbe */.QR)(lane.circuit, running.key, { kind: "refused", statedUntilAt: null, policy: "wait", reason: outcome.message }, at);
            if (reopened.state !== "open")
                return state;
            const fits = (0,core_answer/* fitsBudget */.QH)(reopened.untilAt, at, budgetOf(state));
            const circuit = { ...reopened, policy: fits ? "wait" : "stop" };
            const waitedMs = state.waitedMs + (fits ? reopened.untilAt - at : 0);
            return tell(withLane(shown({ ...state, waitedMs }, running.key, "refused"), { ...lane, circuit }), (0,core_answer/* circuitNotes */.BW)(lane, circuit));
        }
        if (running.answered.has("transient"))
            return state;
        const marked = withRunning(state, {
            ...runningOf(state, running.key),
            answered: new Set([...running.answered, "transient"]),
        });
        return answered(marked, (0,core_answer/* countLaneFailure */.qI)(lane, outcome.message, budgetOf(state), at));
    }
    const healthy = outcome.class === "skipped" ? lane : { ...lane, circuit: (0,core_circuit/* countSuccess */.b6)(lane.circuit) };
    const alive = withLane(shown(state, running.key, "alive"), healthy);
    if (outcome.class !== "fatal" || outcome.limit === undefined)
        return alive;
    // More than make a stop need not be remembered.
    const isFull = lane.taskVerdicts.size >= TASK_VERDICTS;
    const taskVerdicts = isFull ? lane.taskVerdicts : new Set([...lane.taskVerdicts, pending.task.id]);
    const marked = withLane(alive, { ...healthy, taskVerdicts });
    if (taskVerdicts.size < TASK_VERDICTS)
        return marked;
    const reason = `${taskVerdicts.size} different tasks in a row were refused: ${outcome.message}`;
    return answered(marked, (0,core_answer/* stopLane */.L8)(laneOf(marked, lane.provider), { statedUntilAt: null, reason, stopGraceMs: state.settings.stopGraceMs }, at));
}
function requeueFailed(state, running, pending, outcome, at, random) {
    const lane = laneOf(state, running.provider);
    const again = { ...pending, attempt: pending.attempt + 1, alone: true };
    if (outcome.class === "transient") {
        const stated = outcome.wait === undefined ? null : (0,core_answer/* waitEndsAt */.HM)(outcome.wait, at);
        // A server that names an hour is asked again with the next circuit, not slept out.
        const honoured = Math.min(stated ?? 0, at + LONGEST_STATED_MS);
        const dueAt = Math.max(at + transientBackoffMs(pending.attempt, random), honoured);
        return withLane(state, putOff(lane, "delayed", dueAt, again));
    }
    return withLane(state, { ...lane, later: fifoPush(lane.later, again) });
}
/** As long as a circuit stays open at the most. */
const LONGEST_STATED_MS = 300_000;
function withDuration(sorted, durationMs) {
    const next = [...sorted];
    const at = next.findIndex((other) => other > durationMs);
    next.splice(at === -1 ? next.length : at, 0, durationMs);
    // Drops from both ends in turn, so that the middle of the distribution stays.
    if (next.length > DURATIONS_KEPT)
        next.splice(next.length % 2 === 0 ? 0 : next.length - 1, 1);
    return next;
}

;// CONCATENATED MODULE: ./build/core/apply.js
/** The scheduler's transitions: `apply(state, event) → state`. What is to be written or told is left in `effects`. */












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
            return answered(state, (0,core_answer/* stopLane */.L8)(lane, { statedUntilAt: event.untilAt, reason: event.reason, stopGraceMs }, event.at));
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
/** The key that stands for a preflight command in a half-open circuit. */
const PREFLIGHT = "preflight";
function attemptStarted(state, event) {
    const before = laneOf(state, event.provider);
    const { lane: rest } = takeShard(before, event.source, event.tasks.length);
    const circuit = before.circuit.state === "open" ? (0,core_circuit/* admitProbe */.k3)(before.circuit, event.key) : before.circuit;
    const lane = {
        ...rest,
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
        unsettled: unsettledOf(event.tasks),
        probe: event.probe,
        shown: "nothing",
        answered: new Set(),
        stopping: null,
        killAt: null,
    };
    return tell(withRunning(withLane(state, lane), running), [
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
function childStopping(state, event) {
    const running = state.running.get(event.key);
    if (!running)
        return state;
    const stopping = running.stopping ?? event.reason;
    // A second stop is a kill, now.
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
    // Whoever has no outcome yet goes back unblamed.
    let back = { ...lane, circuit, running: lane.running - 1 };
    for (const pending of unsettledTasks(running.unsettled))
        back = putBack(back, pending);
    return tell({ ...withLane(state, back), running: rest }, [
        ...(0,core_answer/* circuitNotes */.BW)(lane, circuit),
        { event: "attempt_ended", key: event.key, duration_s: seconds(event.at - running.startedAt) },
    ]);
}
function idleGranted(state, event) {
    const { at, provider, untilAt } = event;
    const waitedMs = state.waitedMs + idleCostMs(state, untilAt, at);
    const reason = "nothing else can start before the next try after a rate limit";
    return tell({ ...state, waitedMs, idleUntil: Math.max(state.idleUntil, untilAt) }, [
        { event: "paused", provider, until: (0,core_answer/* iso */.KH)(untilAt), reason },
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
        return tell(withLane(noted, { ...lane, circuit }), (0,core_answer/* circuitNotes */.BW)(lane, circuit));
    }
    return refuseProbe(noted, lane, PREFLIGHT, detection, at);
}
function seconds(durationMs) {
    return Math.round(durationMs) / 1_000;
}

// EXTERNAL MODULE: ./build/core/classify.js
var classify = __webpack_require__(7806);
;// CONCATENATED MODULE: ./build/engine/loop.js
/**
 * The one loop that awaits: ask the scheduler, do what it says, feed back what happened.
 *
 * Children's events are applied the moment they come, inside the callback: a row is on disk before its
 * inbox file goes, and the loop only has to be woken.
 */





function startLoop(initial, ports) {
    const { clock, spawner, recorder } = ports;
    const scheduler = ports.scheduler ?? { apply: apply, decide: decide };
    const children = new Map();
    let state = initial;
    let wake = () => { };
    let sequence = 0;
    let hasEnded = false;
    const take = (event) => {
        // A signal, a sibling's stop or a preflight that outlived the run: its checkpoint and its last event are written.
        if (hasEnded)
            return;
        state = scheduler.apply(state, event);
        for (const effect of state.effects) {
            switch (effect.kind) {
                case "result":
                    recorder.result(effect.settlement);
                    break;
                case "failure":
                    recorder.failure(effect.settlement);
                    break;
                case "note":
                    ports.tell(effect.note, event.at);
                    break;
                default:
                    (0,unreachable/* unreachable */.H)(effect);
            }
        }
        wake();
    };
    const settleRows = (key, child, rows) => {
        const at = clock.now();
        const durationMs = (at - child.lastAt) / rows.length;
        child.lastAt = at;
        const { detector } = ports.rules(at);
        for (const row of rows) {
            child.rowed.add(row.id);
            take({
                type: "task-settled",
                at,
                key,
                id: row.id,
                outcome: (0,classify/* classifyRow */.n$)(row, detector),
                durationMs,
                random: ports.random(),
            });
        }
    };
    const settleEnd = (key, child, evidence) => {
        const at = clock.now();
        const rest = child.taskIds.filter((id) => !child.rowed.has(id));
        if (rest.length > 0) {
            const shard = { taskCount: child.taskIds.length, rowCount: child.rowed.size };
            const outcome = (0,classify/* classifyRemainder */.K$)(evidence, ports.rules(at), shard);
            const durationMs = (at - child.lastAt) / rest.length;
            for (const id of rest) {
                take({ type: "task-settled", at, key, id, outcome, durationMs, random: ports.random() });
            }
        }
        children.delete(key);
        take({ type: "attempt-ended", at, key });
    };
    const onChild = (event) => {
        const child = children.get(event.key);
        if (!child)
            return;
        switch (event.kind) {
            case "rows":
                settleRows(event.key, child, event.rows);
                break;
            case "warning":
                ports.tell({ event: "warning", message: event.message }, clock.now());
                break;
            case "ended":
                settleEnd(event.key, child, event.evidence);
                break;
            default:
                (0,unreachable/* unreachable */.H)(event);
        }
    };
    const start = (command) => {
        const { provider, source, slot, probe, tasks } = command;
        const at = clock.now();
        sequence += 1;
        const key = ports.keyOf(sequence);
        const listed = tasks.map((pending) => pending.task);
        const request = {
            key,
            shard: sequence,
            attempt: tasks[0]?.attempt ?? 1,
            provider,
            tasks: listed,
            timeoutMs: Math.max(...listed.map((task) => task.timeoutMs ?? ports.timeoutMs)),
            startedAt: at,
        };
        children.set(key, { taskIds: listed.map((task) => task.id), rowed: new Set(), lastAt: at });
        take({ type: "attempt-started", at, key, provider, source, slot, probe, tasks });
        spawner.start(request, onChild);
    };
    const preflight = (provider) => {
        take({ type: "preflight-started", at: clock.now(), provider });
        void ports
            .preflight(provider)
            .catch((error) => {
            // Trouble with the command is no word of the provider.
            if (!hasEnded) {
                ports.tell({ event: "warning", message: `preflight could not be run: ${String(error)}` }, clock.now());
            }
            return rate_limit/* NOTHING_DETECTED */.X;
        })
            .then((detection) => take({ type: "preflight-ended", at: clock.now(), provider, detection }));
    };
    const run = async () => {
        // The caller gets hold of `control` before anything is told.
        await Promise.resolve();
        for (;;) {
            const command = scheduler.decide(state, clock.now());
            switch (command.kind) {
                case "start":
                    start(command);
                    break;
                case "preflight":
                    preflight(command.provider);
                    break;
                case "stop":
                    take({
                        type: "child-stopping",
                        at: clock.now(),
                        key: command.key,
                        reason: command.reason,
                        graceMs: command.graceMs,
                    });
                    spawner.stop(command.key, { reason: command.reason, graceMs: command.graceMs });
                    break;
                case "idle":
                    take({ type: "idle-granted", at: clock.now(), provider: command.provider, untilAt: command.untilAt });
                    break;
                case "wait": {
                    const { untilAt } = command;
                    await new Promise((resolve) => {
                        const cancel = untilAt === null ? () => { } : clock.at(untilAt, resolve);
                        wake = () => {
                            cancel();
                            resolve();
                        };
                    });
                    wake = () => { };
                    break;
                }
                case "finish":
                    take({ type: "finishing", at: clock.now() });
                    hasEnded = true;
                    return { status: command.status, reason: command.reason, state };
                default:
                    return (0,unreachable/* unreachable */.H)(command);
            }
        }
    };
    const control = {
        interrupt: (signal) => take({ type: "interrupted", at: clock.now(), signal }),
        learnCircuit: (circuit) => take({ type: "circuit-learned", at: clock.now(), ...circuit }),
        state: () => state,
    };
    return { control, end: run() };
}

// EXTERNAL MODULE: ./build/engine/outputs.js
var engine_outputs = __webpack_require__(7545);
// EXTERNAL MODULE: ./build/engine/prepare.js + 2 modules
var prepare = __webpack_require__(5425);
// EXTERNAL MODULE: ./build/engine/recorder.js
var engine_recorder = __webpack_require__(541);
;// CONCATENATED MODULE: ./build/engine/run-evaluation.js
/** The engine: one run of an evaluation, from the task list to the verdict. The action and the CLI both call it. */
























const CANCEL_GRACE_MS = 3_000;
/** From SIGINT to the end of the last save; the runner sends SIGTERM after 7.5 s. */
const CANCEL_BUDGET_MS = 6_000;
const PREFLIGHT_TIMEOUT_MS = 30_000;
/**
 * Runs what is outstanding of an evaluation.
 *
 * @throws UserError for bad input, before any child starts
 */
async function runEvaluation(config, context) {
    const { clock, identity } = context;
    const startedAt = clock.now();
    const workingDirectory = (0,external_node_path_.resolve)(context.workspace, config.workingDirectory);
    if (config.taskSource === null || config.command === null) {
        throw new user_error/* UserError */.y("Expected tasks and a command to run for each of them. Give `tasks` and `command`.");
    }
    const { command } = config;
    checkWorkingDirectory(workingDirectory);
    const early = listenEarly(context.onSignal);
    let tasks = await (0,read_tasks/* readTasks */.j)(config.taskSource, {
        signal: early.aborted,
        workspace: context.workspace,
        workingDirectory,
        env: (0,child_environment/* filterEnvironment */._I)(context.env, allowed(config.env)),
        provider: config.provider,
        repeats: config.repeats,
        passWithNoTasks: config.passWithNoTasks,
    }).catch((error) => {
        early.check();
        throw error;
    });
    checkPlaceholders(command, config.shardSize, tasks.count === 0 ? null : tasks.at(0));
    const folder = state_folder/* StateFolder */.sy.open((0,external_node_path_.resolve)(context.workspace, config.stateDir), context.redactor);
    try {
        const carry = context.openCarry?.(folder.paths, (message) => context.sink.on({ event: "warning", message, at: (0,core_answer/* iso */.KH)(clock.now()) }));
        early.aborted.addEventListener("abort", () => carry?.endBy(clock.now()));
        await carry?.restore((known) => (0,prepare/* campaignOf */.Ii)(config, identity, { known, now: startedAt }));
        early.check();
        const detector = context.detectorAt(startedAt);
        const prepared = await (0,prepare/* prepare */.iA)(folder, { config, tasks, identity, detector, now: startedAt }).catch((error) => {
            throw unusable(folder.paths.root, error);
        });
        early.check();
        // For the hours that the run may take, only what is outstanding is kept.
        tasks = null;
        const facts = { config, context, folder, prepared, command, workingDirectory, startedAt };
        const run = new Run({ ...facts, carry: carry ?? null });
        return await run.toEnd();
    }
    finally {
        folder.close();
    }
}
/** A state folder that holds links, folders or devices in place of its files is the user's to mend, not a bug. */
function unusable(root, error) {
    if (error instanceof user_error/* UserError */.y || !(error instanceof Error && "code" in error))
        return error;
    return new user_error/* UserError */.y(`Expected plain files that can be read and written in the state folder ${root}, but: ${error.message}. ` +
        "Remove what is in the way, or give another `state-dir`.", { cause: error });
}
/** Until the first child there is nothing to save: helper commands are ended, and the run with them. */
function listenEarly(onSignal) {
    const controller = new AbortController();
    let early = null;
    onSignal((signal) => {
        early ??= signal;
        controller.abort();
    });
    return {
        aborted: controller.signal,
        check() {
            if (early !== null)
                throw new interrupted/* Interrupted */.j(early);
        },
    };
}
/** How many children this job may run: its share where several jobs have one budget. */
function concurrencyOf(config) {
    const { sharedConcurrency: shared, job } = config;
    if (shared === null)
        return config.concurrency;
    const share = Math.floor(shared / job.total) + (job.index < shared % job.total ? 1 : 0);
    return Math.max(1, Math.min(config.concurrency, share));
}
function allowed(env) {
    return env.kind === "inherit" ? "inherit" : env.names;
}
/** One run over a prepared state; used once. */
class Run {
    #facts;
    #settings;
    #seq;
    #storeTrouble = false;
    /** Ends helper commands such as a preflight when the run is interrupted. */
    #helpers = new AbortController();
    constructor(facts) {
        this.#facts = facts;
        this.#settings = settingsOf(facts);
        this.#seq = facts.prepared.checkpoint?.seq ?? 0;
    }
    async toEnd() {
        const { prepared, context, config } = this.#facts;
        const initial = openState(this.#settings, this.#lanes(), {
            now: this.#facts.startedAt,
            durationsMs: prepared.durationsS.map((duration) => duration * 1_000),
        });
        this.#saveCheckpoint(initial, this.#wholeIsSettled());
        this.#tell({
            event: "run_started",
            run: context.identity.run,
            job: context.identity.job,
            campaign: prepared.campaign.id,
            tasks: prepared.total,
            part: prepared.part.length,
            outstanding: prepared.outstanding.length,
            job_index: config.job.index,
            job_total: config.job.total,
            concurrency: this.#settings.concurrency,
            max_attempts: config.maxAttempts,
            deadline_at: this.#settings.deadlineAt === null ? null : (0,core_answer/* iso */.KH)(this.#settings.deadlineAt),
        });
        for (const message of prepared.warnings)
            this.#tell({ event: "warning", message });
        const end = prepared.outstanding.length === 0
            ? { status: "complete", reason: "nothing is outstanding", state: initial }
            : await this.#loop(initial);
        return this.#finish(end);
    }
    async #loop(initial) {
        const { config, context, folder, prepared, carry } = this.#facts;
        const { clock, identity } = context;
        const recorder = new engine_recorder/* Recorder */.vk(folder, { campaign: prepared.campaign.id, run: identity.run, job: identity.job }, prepared.history, (message) => this.#tell({ event: "warning", message }));
        const spawner = this.#spawner();
        const sequenceKey = (sequence) => `${identity.run}.${identity.job}.${String(sequence).padStart(6, "0")}`;
        const loop = startLoop(initial, {
            clock,
            spawner,
            recorder,
            tell: (note, at) => {
                this.#tell(note, at);
                if (note.event === "task_settled")
                    carry?.changed();
                if (note.event !== "circuit_changed")
                    return;
                const state = loop.control.state();
                this.#saveCheckpoint(state, false);
                const stopped = stoppedProviders(state);
                if (note.to === "open" && stopped.includes(note.provider))
                    carry?.stopped(stopped);
            },
            rules: (nowAt) => ({ exitCodes: config.exitCodes, detector: context.detectorAt(nowAt) }),
            preflight: (provider) => this.#preflight(provider),
            random: Math.random,
            keyOf: sequenceKey,
            timeoutMs: config.taskTimeoutMs,
        });
        this.#obeySignals(loop.control, spawner);
        carry?.begin(prepared.campaign.id, (circuit) => loop.control.learnCircuit(circuit));
        try {
            const end = await loop.end;
            recorder.flush();
            if (recorder.unstoredCount > 0) {
                this.#tell({
                    event: "warning",
                    message: `${recorder.unstoredCount} rows could not be written; their tasks stay outstanding`,
                });
            }
            return end;
        }
        finally {
            await spawner.close();
        }
    }
    /** The first signal ends the run in order, the next one at once. */
    #obeySignals(control, spawner) {
        let signals = 0;
        this.#facts.context.onSignal((signal) => {
            signals += 1;
            this.#facts.carry?.endBy(this.#facts.context.clock.now() + CANCEL_BUDGET_MS);
            this.#helpers.abort();
            control.interrupt(signal);
            if (signals === 1)
                return;
            for (const key of control.state().running.keys())
                spawner.stop(key, { reason: "interrupted", graceMs: 0 });
        });
    }
    #spawner() {
        const { config, context, folder, workingDirectory, command } = this.#facts;
        const { identity } = context;
        return createSpawner({
            command: command.kind === "shell" ? { kind: "shell", command: command.text } : command,
            workingDirectory,
            environment: context.env,
            envAllow: allowed(config.env),
            inboxFolder: folder.paths.inbox,
            logsFolder: folder.paths.logs,
            killGraceMs: config.killGraceMs,
            silenceTimeoutMs: config.silenceTimeoutMs,
            failureLogs: config.failureLogs,
            redactor: context.redactor,
            echo: context.echo,
            launcherEntry: (0,launcher_entry/* launcherEntry */.TO)(),
            runMarker: `${(0,state_folder/* folderMark */.CQ)(folder.paths.root)}-${identity.run}-${identity.job}`,
            run: identity.run,
            job: identity.job,
            clock: context.clock,
        });
    }
    #lanes() {
        const { prepared, startedAt, config } = this.#facts;
        const byProvider = new Map();
        for (const [position, { task, attempt }] of prepared.outstanding.entries()) {
            const pending = { task, position, attempt, kills: 0, capRounds: 0, alone: false };
            const lane = byProvider.get(task.provider);
            if (lane)
                lane.push(pending);
            else
                byProvider.set(task.provider, [pending]);
        }
        return [...byProvider].map(([provider, pending]) => openLane(provider, pending, {
            ceiling: this.#settings.concurrency,
            learnedLimit: prepared.isNew ? null : (0,engine_circuits/* restoreLimit */.kH)(prepared.checkpoint, provider),
            circuit: (0,engine_circuits/* restoreCircuit */.wl)(prepared.checkpoint, provider, startedAt),
            preflight: config.preflight !== null,
        }));
    }
    /** Asks the provider before work is risked. A timeout or any other trouble is not a rate limit. */
    async #preflight(provider) {
        const { config, context, workingDirectory } = this.#facts;
        if (config.preflight === null)
            return rate_limit/* NOTHING_DETECTED */.X;
        const env = { ...(0,child_environment/* filterEnvironment */._I)(context.env, allowed(config.env)), CARRYOVER_PROVIDER: provider };
        const end = await runHelperCommand(config.preflight, {
            cwd: workingDirectory,
            env,
            timeoutMs: this.#preflightMs(),
            signal: this.#helpers.signal,
        });
        if (end.timedOut || end.exitCode === null)
            return rate_limit/* NOTHING_DETECTED */.X;
        const detector = context.detectorAt(context.clock.now());
        const read = end.exitCode === 0 ? detector.detectNotice : detector.detect;
        const detections = [end.stderr, end.stdout].map((text) => read(context.redactor.redact(text)));
        const found = detections.find((detection) => detection.kind !== "none" && detection.kind !== "overload");
        if (found !== undefined || config.exitCodes.get(end.exitCode) !== "rate_limited")
            return found ?? rate_limit/* NOTHING_DETECTED */.X;
        return { ...rate_limit/* NOTHING_DETECTED */.X, kind: "cap", form: "exit-code", evidence: `preflight: exit ${end.exitCode}` };
    }
    #preflightMs() {
        const { deadlineAt } = this.#settings;
        if (deadlineAt === null)
            return PREFLIGHT_TIMEOUT_MS;
        return Math.max(1, Math.min(PREFLIGHT_TIMEOUT_MS, deadlineAt - this.#facts.context.clock.now()));
    }
    async #finish(end) {
        const { prepared, config, context, folder } = this.#facts;
        const counts = (0,tally/* countTasks */.g6)(prepared.part, prepared.history, config.maxAttempts);
        const status = statusOf(end.status, counts);
        const { ending } = end.state;
        const result = {
            status,
            counts,
            failedAlike: ending?.cause === "fails-alike",
            signal: status === "interrupted" ? (ending?.signal ?? null) : null,
        };
        const circuits = this.#saveCheckpoint(end.state, this.#wholeIsSettled());
        const at = this.#resumeAt(circuits, counts);
        const { resumeCommand } = context;
        const reason = context.redactor.redact(end.reason);
        const outputs = (0,engine_outputs/* buildOutputs */.J)({
            status,
            reason,
            counts,
            resumeAt: at,
            resumeCommand,
            paths: folder.paths,
        });
        this.#tell({
            event: "run_ended",
            run: context.identity.run,
            job: context.identity.job,
            status,
            reason,
            counts,
            resume_at: String(outputs["resume-at"]),
            resume_command: String(outputs["resume-command"]),
        });
        // On a cancel the runner kills the process soon: the save goes first, and has what time is left.
        await this.#facts.carry?.end(prepared.campaign.id);
        const { writeReports } = await __webpack_require__.e(/* import() */ 706).then(__webpack_require__.bind(__webpack_require__, 706));
        const report = writeReports({
            paths: folder.paths,
            campaign: prepared.campaign.id,
            maxAttempts: config.maxAttempts,
            part: prepared.isInPart,
            run: context.identity.run,
            warn: (message) => context.sink.on({ event: "warning", message, at: (0,core_answer/* iso */.KH)(context.clock.now()) }),
        });
        const { judgement } = context;
        return {
            result,
            reason,
            against: (0,tally/* heldAgainst */.fn)(result, judgement),
            exitCode: (0,tally/* exitCode */.I$)(result, judgement),
            outputs,
            report,
        };
    }
    /** Completeness of a campaign is judged over the whole list, also by a job that runs a part. */
    #wholeIsSettled() {
        const { prepared, config } = this.#facts;
        return (0,tally/* countTasks */.g6)((0,split/* wholeOf */.l2)(prepared.total), prepared.history, config.maxAttempts).outstanding === 0;
    }
    #resumeAt(circuits, counts) {
        if (counts.outstanding === 0)
            return null;
        const { prepared, config } = this.#facts;
        const providers = new Set();
        for (const { task } of prepared.outstanding) {
            if ((0,core_history/* standingOf */.YP)(prepared.history.get(task.hash), config.maxAttempts) === "outstanding")
                providers.add(task.provider);
        }
        return (0,engine_circuits/* resumeAt */.hH)(circuits, providers);
    }
    #saveCheckpoint(state, isComplete) {
        const { prepared, context, folder } = this.#facts;
        const now = context.clock.now();
        const circuits = (0,engine_circuits/* storedCircuits */._f)(state, prepared.checkpoint, now);
        this.#seq += 1;
        const [present, ...others] = prepared.campaigns;
        const record = present ?? prepared.campaign;
        const { workflowRun } = context.identity;
        const campaign = (0,core_campaign/* settleCampaign */.MJ)(record, { isComplete, workflowRun, completedAt: (0,core_answer/* iso */.KH)(now) });
        try {
            folder.writeCheckpoint({
                v: format/* FORMAT_VERSION */.Hp,
                seq: this.#seq,
                updated_at: (0,core_answer/* iso */.KH)(now),
                run: context.identity.run,
                job: context.identity.job,
                jobs: Math.max(this.#facts.config.job.total, prepared.isNew ? 1 : (prepared.checkpoint?.jobs ?? 1)),
                campaigns: [campaign, ...others],
                circuits,
                limits: (0,engine_circuits/* learnedLimits */.WI)(state),
                durations_s: state.durationsMs.map((duration) => Math.round(duration) / 1_000),
            });
        }
        catch (error) {
            this.#warnOfStore(error);
        }
        return circuits;
    }
    #tell(note, at = this.#facts.context.clock.now()) {
        const event = redactEvent({ ...note, at: (0,core_answer/* iso */.KH)(at) }, this.#facts.context.redactor);
        try {
            this.#facts.folder.appendEvent(event);
        }
        catch (error) {
            this.#warnOfStore(error);
        }
        this.#facts.context.sink.on(event);
    }
    /** Trouble with the store is a warning during a run, told once. */
    #warnOfStore(error) {
        if (this.#storeTrouble)
            return;
        this.#storeTrouble = true;
        const message = `the state folder cannot be written: ${error instanceof Error ? error.message : String(error)}`;
        this.#facts.context.sink.on({ event: "warning", message, at: (0,core_answer/* iso */.KH)(this.#facts.context.clock.now()) });
    }
}
function settingsOf({ config, prepared, startedAt }) {
    return {
        concurrency: concurrencyOf(config),
        shardSize: config.shardSize,
        maxAttempts: config.maxAttempts,
        maxFailures: maxFailuresOf(config.maxFailures, prepared.total),
        failFast: config.failFast,
        maxWaitMs: config.maxWaitMs,
        defaultWaitMs: config.defaultWaitMs,
        stopGraceMs: config.stopGraceMs,
        interruptGraceMs: CANCEL_GRACE_MS,
        killGraceMs: config.killGraceMs,
        deadlineAt: config.timeBudgetMs === null ? null : startedAt + config.timeBudgetMs,
        preflight: config.preflight !== null && prepared.outstanding.length > 0,
    };
}
/** Rows and warnings quote children: what a step's log shows is redacted as what the state keeps. */
function redactEvent(event, redactor) {
    const text = JSON.stringify(event);
    const redacted = redactor.redact(text);
    return redacted === text ? event : JSON.parse(redacted);
}
/**
 * The status by what is on disk: a signal that comes while the last child passes interrupts nothing, and a row
 * that could not be written leaves its task outstanding.
 */
function statusOf(ended, counts) {
    if (counts.outstanding === 0)
        return ended === "aborted" ? ended : "complete";
    return ended === "complete" ? "incomplete" : ended;
}
/** Providers that are done for this run; one whose circuit is waited for is not. */
function stoppedProviders(state) {
    return [...state.lanes.values()].flatMap(({ provider, circuit }) => circuit.state === "open" && circuit.policy === "stop" ? [provider] : []);
}
/** `N%` is of all tasks, and at least one. */
function maxFailuresOf(limit, total) {
    if (limit === null)
        return null;
    return limit.kind === "count" ? limit.count : Math.max(1, Math.ceil((limit.percent / 100) * total));
}

// EXTERNAL MODULE: ./build/engine/run-identity.js
var run_identity = __webpack_require__(5161);
;// CONCATENATED MODULE: ./build/engine/signals.js
/** What ends a run in order. A terminal that closes (SIGHUP) asks as a scheduler does that stops a job. */
const ASKED_BY = [
    ["SIGINT", "SIGINT"],
    ["SIGTERM", "SIGTERM"],
    ["SIGHUP", "SIGTERM"],
];
/** Hands signals to the latest handler. Until there is one, there is nothing to save and the process ends at once. */
function listenForSignals() {
    let handle = null;
    for (const [name, signal] of ASKED_BY) {
        process.on(name, () => {
            if (handle === null)
                process.exit(signal === "SIGINT" ? 130 : 143);
            handle(signal);
        });
    }
    return (handler) => {
        handle = handler;
    };
}

// EXTERNAL MODULE: ./build/report/redact.js + 4 modules
var redact = __webpack_require__(5032);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(1420);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/instant.js
var instant = __webpack_require__(9886);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(4702);
;// CONCATENATED MODULE: ./build/report/event-lines.js
/** What is told of an event in a log: one plain line, or nothing. */





const REASON_LENGTH = 300;
/** @param progress as it is after the event */
function eventLine(event, progress) {
    const at = Date.parse(event.at);
    switch (event.event) {
        case "run_started":
            return line(startLine(event), "plain");
        case "task_settled":
            return settledLine(event, progress, at);
        case "paused": {
            const { until, reason } = event;
            return line(`waiting for ${event_lines_name(event.provider)} ${untilWords(until, at)}: ${quote(reason)}`, "warn");
        }
        case "limit_changed": {
            const { from, to, reason } = event;
            return line(`limit of ${event_lines_name(event.provider)} ${from} -> ${to}: ${quote(reason)}`, to < from ? "warn" : "dim");
        }
        case "pace_changed":
            return line(`starts for ${event_lines_name(event.provider)} are paced to ${event.starts_per_minute} a minute: ${quote(event.reason)}`, "warn");
        case "circuit_changed":
            return circuitLine(event, at);
        case "child_stopped":
            return line(`stopping a child (${event.reason}): ${tasksOf(event.key, progress)}`, "warn");
        case "preflight_started":
            return line(`asking ${event_lines_name(event.provider)} whether it answers (preflight)`, "dim");
        case "preflight_ended": {
            const said = event.reason === "" ? "" : `: ${quote(event.reason)}`;
            return line(`preflight of ${event_lines_name(event.provider)}: ${event.verdict === "none" ? "it answers" : event.verdict}${said}`, "dim");
        }
        case "ending":
            return line(`ending (${(0,words/* statusWords */.o7)(event.status)}): ${quote(event.reason)}`, "warn");
        case "warning":
            return line(`warning: ${quote(event.message)}`, "warn");
        case "attempt_started":
            return event.probe
                ? line(`probing ${event_lines_name(event.provider)} with one task: ${event_lines_name(event.tasks[0] ?? "")}`, "dim")
                : null;
        case "attempt_ended":
        case "run_ended":
            return null;
        default:
            return (0,unreachable/* unreachable */.H)(event);
    }
}
/** The last lines of a run: what it came to, and how to go on. */
function endLines(event, progress) {
    const at = Date.parse(event.at);
    const { passed, failed, skipped } = progress;
    const left = event.counts.outstanding;
    // Where every task failed alike none of them was charged: what is on disk says how many are given up.
    const errored = Math.min(progress.errored, event.counts.errored);
    const counts = [
        `${(0,words/* grouped */.zD)(passed)} passed`,
        ...[[failed, "failed"], [errored, "errored"], [skipped, "skipped"]]
            .filter(([count]) => count > 0)
            .map(([count, word]) => `${(0,words/* grouped */.zD)(count)} ${word}`),
        ...(left > 0 ? [`${(0,words/* grouped */.zD)(left)} outstanding`] : []),
    ];
    const graded = passed + failed;
    const share = failed > 0 ? ` (${(0,words/* percent */.KN)(passed / graded)} of ${(0,words/* grouped */.zD)(graded)} graded)` : "";
    const took = (0,duration/* formatDuration */.a)(at - progress.startedAt);
    const isGood = event.status === "complete" && failed + errored === 0;
    const lines = [
        line(`${(0,words/* statusWords */.o7)(event.status)}: ${quote(event.reason)}`, isGood ? "good" : event.status === "complete" ? "bad" : "warn"),
        line(`this run: ${counts.join(", ")}${share}, in ${took}`, "plain"),
    ];
    if (left > 0) {
        const resumeAt = Date.parse(event.resume_at);
        const when = Number.isNaN(resumeAt) ? "" : ` after ${(0,instant/* utcMinute */.v)(resumeAt)} (in ${(0,duration/* formatDuration */.a)(resumeAt - at)})`;
        lines.push(line(`to go on, run this again${when}: ${(0,report_escape/* oneLine */.TN)(event.resume_command, 2_000)}`, "plain"));
    }
    return lines;
}
function startLine(event) {
    const { job_index, job_total } = event;
    const job = job_index !== null && job_total !== null && job_total > 1 ? `, job ${job_index + 1} of ${job_total}` : "";
    const part = event.part === event.tasks
        ? (0,words/* counted */.hS)(event.tasks, "task")
        : `${(0,words/* grouped */.zD)(event.part)} of ${(0,words/* counted */.hS)(event.tasks, "task")}`;
    const deadline = event.deadline_at === null ? "" : `, until ${(0,instant/* utcMinute */.v)(Date.parse(event.deadline_at))}`;
    return `campaign ${event_lines_name(event.campaign)}${job}: ${part}, ${(0,words/* grouped */.zD)(event.outstanding)} outstanding, ${event.concurrency} at a time${deadline}`;
}
function settledLine(event, progress, at) {
    const attempt = progress.running.get(event.key);
    const took = attempt === undefined ? "" : ` in ${(0,duration/* formatDuration */.a)(at - attempt.startedAt)}`;
    const tried = event.attempt > 1 ? `, attempt ${event.attempt}` : "";
    const score = event.score === null ? "" : `, score ${(0,words/* shortNumber */.In)(event.score)}`;
    const said = event.message === "" ? "" : `: ${quote(event.message)}`;
    switch (event.next) {
        case "done": {
            const width = String(progress.outstanding).length;
            const count = `[${String(progress.done).padStart(width)}/${progress.outstanding}]`;
            if (event.class === "graded") {
                const hasPassed = event.status === "passed";
                return {
                    ...line(`${count} ${event.status} ${event_lines_name(event.id)}${score}${took}${tried}${said}`, hasPassed ? "good" : "bad"),
                    isProgress: hasPassed,
                };
            }
            const word = event.class === "skipped" ? "skipped" : `errored (${(0,words/* classWords */.ot)(event.class)})`;
            return line(`${count} ${word} ${event_lines_name(event.id)}${took}${tried}${said}`, event.class === "skipped" ? "dim" : "bad");
        }
        case "retry":
            // A refusal is told by its wait or cut, once for all the tasks that met it.
            if (event.class === "rate_limited" || event.class === "unfinished")
                return null;
            return line(`again later ${event_lines_name(event.id)} (${(0,words/* classWords */.ot)(event.class)})${took}${tried}${said}`, "warn");
        case "left":
            if (event.class === "rate_limited" && event.verdict === "stop")
                return null;
            return line(`left for the next run ${event_lines_name(event.id)} (${(0,words/* classWords */.ot)(event.class)})${took}${tried}${said}`, "warn");
        default:
            return (0,unreachable/* unreachable */.H)(event.next);
    }
}
function circuitLine(event, at) {
    const provider = event_lines_name(event.provider);
    switch (event.to) {
        case "open": {
            const until = event.until === null ? "" : ` ${untilWords(event.until, at)}`;
            return line(`no calls to ${provider}${until}: ${quote(event.reason)}`, "bad");
        }
        case "half-open":
            return line(`one probe for ${provider}`, "dim");
        case "closed":
            return line(`${provider} answers again`, "good");
        default:
            return (0,unreachable/* unreachable */.H)(event.to);
    }
}
function untilWords(until, at) {
    const untilAt = Date.parse(until);
    return `until ${(0,instant/* utcMinute */.v)(untilAt)} (${(0,duration/* formatDuration */.a)(untilAt - at)})`;
}
function tasksOf(key, progress) {
    const tasks = progress.running.get(key)?.tasks ?? [];
    return tasks.length > 1 ? `${event_lines_name(tasks[0] ?? key)} and ${tasks.length - 1} more` : event_lines_name(tasks[0] ?? key);
}
function event_lines_name(text) {
    return (0,report_escape/* oneLine */.TN)(text, 120);
}
function quote(text) {
    return (0,report_escape/* oneLine */.TN)(text, REASON_LENGTH);
}
function line(text, tone) {
    return { text, tone, isProgress: false };
}

;// CONCATENATED MODULE: ./build/report/last-words.js
/** Keeps the last lines of each child that runs, within a bound, for the case that its attempt fails. */
const LINES_KEPT = 20;
const CHARACTERS_KEPT = 4_096;
class LastWords {
    #lines = new Map();
    add(key, text) {
        let lines = this.#lines.get(key);
        if (lines === undefined) {
            lines = [];
            this.#lines.set(key, lines);
        }
        lines.push(text.length > CHARACTERS_KEPT ? text.slice(-CHARACTERS_KEPT) : text);
        if (lines.length > LINES_KEPT)
            lines.shift();
    }
    /** Gives the lines of a child and forgets them. */
    take(key) {
        const lines = this.#lines.get(key) ?? [];
        this.#lines.delete(key);
        let characters = 0;
        const from = lines.findLastIndex((text) => {
            characters += text.length + 1;
            return characters > CHARACTERS_KEPT + 1;
        });
        return lines.slice(from + 1);
    }
}

;// CONCATENATED MODULE: ./build/report/live-line.js
/** The progress line on a screen: drawn at most ten times a second, and cleared before any other line. */



const FRAME_MS = 100;
/** Waits and the time that is left count down by themselves. */
const TICK_MS = 1_000;
const CLEAR = "\r\u001b[2K";
class LiveLine {
    #parts;
    #isShown = false;
    #drawnAt = Number.NEGATIVE_INFINITY;
    #timer = null;
    constructor(parts) {
        this.#parts = parts;
    }
    /** Something has changed: draws now, or as soon as a frame is due. */
    refresh() {
        const sinceMs = this.#parts.now() - this.#drawnAt;
        if (sinceMs >= FRAME_MS)
            this.#draw();
        else
            this.#schedule(FRAME_MS - sinceMs);
    }
    /** Takes the line off the screen, so that another one can be written. It comes back with the next frame. */
    clear() {
        if (!this.#isShown)
            return;
        this.#parts.write(CLEAR);
        this.#isShown = false;
        this.#drawnAt = Number.NEGATIVE_INFINITY;
    }
    close() {
        this.#cancel();
        this.clear();
    }
    #draw() {
        this.#cancel();
        const { write, columns, now, progress } = this.#parts;
        const text = progressText(progress, now());
        // A line that fills the last column would wrap, and could not be cleared.
        write(`${CLEAR}${(0,report_escape/* oneLine */.TN)(text, Math.max(10, columns() - 1))}`);
        this.#isShown = true;
        this.#drawnAt = now();
        this.#schedule(TICK_MS);
    }
    #schedule(delayMs) {
        this.#cancel();
        const { timers } = this.#parts;
        this.#timer = timers.setTimeout(() => this.#draw(), delayMs);
    }
    #cancel() {
        if (this.#timer !== null)
            this.#parts.timers.clearTimeout(this.#timer);
        this.#timer = null;
    }
}
/** Counts, pace, time left, limit and waits, the most important first: a narrow screen cuts the end. */
function progressText(progress, now) {
    const { done, outstanding, passed, failed, errored, running, limit } = progress;
    const parts = [`${(0,words/* grouped */.zD)(done)}/${(0,words/* grouped */.zD)(outstanding)}`, `${(0,words/* grouped */.zD)(passed)} passed`];
    if (failed > 0)
        parts.push(`${(0,words/* grouped */.zD)(failed)} failed`);
    if (errored > 0)
        parts.push(`${(0,words/* grouped */.zD)(errored)} errored`);
    const [wait, ...others] = progress.waits(now);
    if (wait !== undefined) {
        const more = others.length > 0 ? ` and ${others.length} more` : "";
        parts.push(`waiting for ${(0,report_escape/* oneLine */.TN)(wait.provider, 40)}${more} ${(0,duration/* formatDuration */.a)(wait.untilAt - now)}`);
    }
    const rate = progress.perMinute(now);
    if (rate !== null)
        parts.push(`${rate >= 10 ? Math.round(rate) : Math.round(rate * 10) / 10}/min`);
    const etaMs = progress.etaMs(now);
    if (etaMs !== null)
        parts.push(`ETA ${(0,duration/* formatDuration */.a)(etaMs)}`);
    parts.push(`${running.size} running, limit ${limit}`);
    return parts.join(" | ");
}

;// CONCATENATED MODULE: ./build/report/progress.js
const RATE_SAMPLE = 60;
class Progress {
    /** Outstanding at the start, of this job's part. */
    outstanding = 0;
    startedAt = 0;
    passed = 0;
    failed = 0;
    errored = 0;
    skipped = 0;
    running = new Map();
    #limits = new Map();
    #providers = new Set();
    #waits = new Map();
    #concurrency = 0;
    #settledAt = [];
    /** Tasks that are done in this run. */
    get done() {
        return this.passed + this.failed + this.errored + this.skipped;
    }
    /** How many children may run now: the sum of the limits of the providers that are called. */
    get limit() {
        const limits = [...this.#providers].map((provider) => this.#limits.get(provider) ?? this.#concurrency);
        return limits.length === 0
            ? this.#concurrency
            : Math.min(this.#concurrency, limits.reduce((sum, limit) => sum + limit, 0));
    }
    take(event) {
        const at = Date.parse(event.at);
        switch (event.event) {
            case "run_started":
                this.outstanding = event.outstanding;
                this.startedAt = at;
                this.#concurrency = event.concurrency;
                break;
            case "attempt_started":
                this.#providers.add(event.provider);
                this.running.set(event.key, { ...event, startedAt: at });
                break;
            case "attempt_ended":
                this.running.delete(event.key);
                break;
            case "task_settled":
                if (event.next === "done")
                    this.#count(event, at);
                break;
            case "limit_changed":
                this.#limits.set(event.provider, event.to);
                break;
            case "paused":
                this.#waits.set(event.provider, { ...event, untilAt: Date.parse(event.until) });
                break;
            case "circuit_changed":
                if (event.to === "open" && event.until !== null) {
                    this.#waits.set(event.provider, { ...event, untilAt: Date.parse(event.until) });
                }
                else
                    this.#waits.delete(event.provider);
                break;
            default:
                break;
        }
    }
    /** Waits that are on, the one that ends first before the others. */
    waits(now) {
        return [...this.#waits.values()].filter((wait) => wait.untilAt > now).sort((a, b) => a.untilAt - b.untilAt);
    }
    /** Tasks per minute of late, or null before there is anything to tell. */
    perMinute(now) {
        const since = this.#settledAt.length < RATE_SAMPLE ? this.startedAt : (this.#settledAt[0] ?? this.startedAt);
        return this.#settledAt.length === 0 || now <= since ? null : (this.#settledAt.length * 60_000) / (now - since);
    }
    /** How much longer it may take at this pace, in milliseconds. */
    etaMs(now) {
        const rate = this.perMinute(now);
        const left = this.outstanding - this.done;
        return rate === null || rate === 0 || left <= 0 ? null : (left / rate) * 60_000;
    }
    #count(event, at) {
        if (event.class === "graded")
            this[event.status === "passed" ? "passed" : "failed"] += 1;
        else
            this[event.class === "skipped" ? "skipped" : "errored"] += 1;
        this.#settledAt.push(at);
        if (this.#settledAt.length > RATE_SAMPLE)
            this.#settledAt = this.#settledAt.slice(-RATE_SAMPLE);
    }
}

;// CONCATENATED MODULE: ./build/report/terminal.js
/**
 * Tells people what a run does: on a screen a live progress line and what deserves attention, elsewhere one
 * plain line per settled task and a sign of life while nothing else is told. Human text only.
 */






const HEARTBEAT_MS = 60_000;
const PREFIX = "carryover: ";
/** A reporter that writes to a terminal or a log. */
function terminalReporter(options) {
    return new TerminalReporter(options);
}
class TerminalReporter {
    #options;
    #now;
    #colours;
    #progress = new Progress();
    /** Null off a screen, and once the run is over. */
    #live;
    #lastWords = new LastWords();
    /** Attempts that failed and still run, or have just ended. */
    #failed = new Set();
    #heartbeat = null;
    #toldAt = 0;
    constructor(options) {
        this.#options = options;
        this.#now = options.now ?? Date.now;
        this.#colours = usesColours(options);
        const { write, columns, timers } = options;
        this.#live = options.isTty
            ? new LiveLine({ write, columns, timers, now: this.#now, progress: this.#progress })
            : null;
    }
    on(event) {
        // The lines of an attempt that ends name its tasks, which are forgotten with it.
        if (event.event === "attempt_ended")
            this.#tellLastWords(event.key);
        this.#progress.take(event);
        if (event.event === "task_settled" && isFailure(event))
            this.#failed.add(event.key);
        if (event.event === "run_started")
            this.#startHeartbeat();
        const line = eventLine(event, this.#progress);
        if (line !== null && !(line.isProgress && this.#live !== null))
            this.#tell(line);
        if (event.event === "run_ended") {
            this.close();
            for (const last of endLines(event, this.#progress))
                this.#tell(last);
        }
        this.#live?.refresh();
    }
    childLine(line) {
        switch (this.#options.logOutput) {
            case "all":
                this.#live?.clear();
                this.#writeChildLine(line.key, line.text);
                this.#live?.refresh();
                break;
            case "failures":
                this.#lastWords.add(line.key, line.text);
                break;
            case "none":
                break;
        }
    }
    close() {
        this.#live?.close();
        this.#live = null;
        if (this.#heartbeat !== null)
            this.#options.timers.clearInterval(this.#heartbeat);
        this.#heartbeat = null;
    }
    #tell(line) {
        this.#live?.clear();
        const text = (0,report_escape/* logLine */.BP)(`${PREFIX}${line.text}`);
        this.#options.write(`${this.#colours ? coloured(text, line.tone) : text}\n`);
        this.#toldAt = this.#now();
    }
    #tellLastWords(key) {
        const words = this.#lastWords.take(key);
        if (!this.#failed.delete(key) || words.length === 0)
            return;
        this.#tell({ text: `last words of ${this.#labelOf(key)}:`, tone: "dim", isProgress: false });
        for (const text of words)
            this.#writeChildLine(key, text);
    }
    #writeChildLine(key, text) {
        const lines = (0,report_escape/* childLines */.gP)(text, { label: this.#labelOf(key), colours: this.#colours });
        this.#options.write(`${lines.join("\n")}\n`);
        this.#toldAt = this.#now();
    }
    #labelOf(key) {
        const tasks = this.#progress.running.get(key)?.tasks ?? [];
        const first = (0,report_escape/* oneLine */.TN)(tasks[0] ?? key, 60);
        return tasks.length > 1 ? `${first} +${tasks.length - 1}` : first;
    }
    #startHeartbeat() {
        if (this.#live !== null || this.#heartbeat !== null)
            return;
        this.#toldAt = this.#now();
        const { timers } = this.#options;
        this.#heartbeat = timers.setInterval(() => this.#beat(), HEARTBEAT_MS);
        // A log's sign of life must not keep a process alive.
        if (hasUnref(this.#heartbeat))
            this.#heartbeat.unref();
    }
    #beat() {
        const now = this.#now();
        if (now - this.#toldAt < HEARTBEAT_MS)
            return;
        const oldest = Math.min(...[...this.#progress.running.values()].map((attempt) => attempt.startedAt));
        const longest = Number.isFinite(oldest) ? `, the longest for ${(0,duration/* formatDuration */.a)(now - oldest)}` : "";
        const [wait] = this.#progress.waits(now);
        const why = wait === undefined ? "" : ` (${(0,report_escape/* oneLine */.TN)(wait.reason, 200)})`;
        this.#tell({
            text: `still here: ${progressText(this.#progress, now)}${longest}${why}`,
            tone: "dim",
            isProgress: false,
        });
    }
}
/** An attempt whose output may tell why it failed; a bad grade and a limit are told by their own words. */
function isFailure(event) {
    const quiet = ["graded", "rate_limited", "skipped", "unfinished"];
    return !quiet.includes(event.class);
}
function hasUnref(timer) {
    return typeof timer === "object" && timer !== null && "unref" in timer && typeof timer.unref === "function";
}
/** As people expect: `FORCE_COLOR` decides, then `NO_COLOR`, then whether there is a screen that knows colours. */
function usesColours({ env, isTty }) {
    const force = env.FORCE_COLOR;
    if (force !== undefined)
        return force !== "0" && force !== "false";
    if (env.NO_COLOR !== undefined && env.NO_COLOR !== "")
        return false;
    return isTty && env.TERM !== "dumb";
}
const COLOURS = { good: "32", bad: "31", warn: "33", dim: "2", plain: "" };
function coloured(text, tone) {
    const colour = COLOURS[tone];
    return colour === "" ? text : `\u001b[${colour}m${text}\u001b[0m`;
}

;// CONCATENATED MODULE: ./build/cli/shell-words.js
/** A command line as a person can paste it into a shell. */
const PLAIN = /^[A-Za-z0-9_\-./:=@%+,]+$/;
function shellWords(argv) {
    return argv.map((word) => (PLAIN.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)).join(" ");
}

;// CONCATENATED MODULE: ./build/cli/run.js
/** `carryover run`: the engine under the command line. */









async function runCommand(line) {
    const { env } = process;
    const config = (0,read_config/* readConfig */.X)(line.inputs, { origin: "cli", env, taker: "run", argv: line.argv });
    const redactor = (0,redact/* createRedactor */.l)({ values: (0,redact/* secretValues */.V)(env) });
    const identity = (0,run_identity/* runIdentity */.y)(env, config.job.index, Date.now());
    const reporter = terminalReporter({
        write: (text) => process.stderr.write(text),
        isTty: process.stderr.isTTY === true,
        columns: () => process.stderr.columns ?? 80,
        env,
        logOutput: config.logOutput,
        timers: globalThis,
    });
    for (const notice of config.notices)
        process.stderr.write(`carryover: ${notice}\n`);
    const context = await (0,evaluation_context/* evaluationContext */.u)(config, {
        env,
        workspace: process.cwd(),
        identity,
        redactor,
        sink: reporter,
        echo: config.logOutput === "none" ? null : (output) => reporter.childLine(output),
        resumeCommand: redactor.redact(resumeCommand()),
        openCarry: null,
        onSignal: listenForSignals(),
    });
    let end;
    try {
        end = await runEvaluation(config, context);
    }
    finally {
        reporter.close();
    }
    if (line.flags.json)
        process.stdout.write(`${JSON.stringify({ ...end.outputs, outputs: end.outputs })}\n`);
    return end.exitCode;
}
/** The same command again: it goes on where this one ended. */
function resumeCommand() {
    const script = process.argv[1] ?? "carryover";
    const program = (0,external_node_path_.basename)(script) === "carryover" ? ["carryover"] : ["node", relativePath(script)];
    return shellWords([...program, ...process.argv.slice(2)]);
}
function relativePath(path) {
    const fromHere = (0,external_node_path_.relative)(process.cwd(), path);
    return fromHere.startsWith("..") ? path : fromHere;
}


/***/ }),

/***/ 7545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ buildOutputs)
/* harmony export */ });
/* unused harmony export outputText */
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3540);

function buildOutputs(facts) {
    const { counts, paths } = facts;
    const resume = counts.outstanding > 0;
    const rate = (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .passRate */ .sc)(counts);
    return {
        status: facts.status,
        resume,
        "resume-at": resume && facts.resumeAt !== null ? new Date(facts.resumeAt).toISOString() : "",
        "resume-command": resume ? facts.resumeCommand : "",
        reason: facts.reason,
        total: counts.total,
        passed: counts.passed,
        failed: counts.failed,
        errored: counts.errored,
        skipped: counts.skipped,
        outstanding: counts.outstanding,
        "pass-rate": rate === null ? null : Math.round(rate * 1e6) / 1e6,
        "results-file": paths.results,
        "failures-file": paths.failures,
        "summary-file": paths.summary,
        "junit-file": paths.junit,
        "report-file": paths.report,
    };
}
/** An output as the runner takes it: text, empty where there is no value. */
function outputText(value) {
    return value === null ? "" : String(value);
}


/***/ }),

/***/ 9924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   IE: () => (/* binding */ xmlAttribute),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   gP: () => (/* binding */ childLines),
/* harmony export */   hd: () => (/* binding */ mermaidName),
/* harmony export */   p0: () => (/* binding */ markdownFence),
/* harmony export */   p7: () => (/* binding */ markdownText),
/* harmony export */   qy: () => (/* binding */ html),
/* harmony export */   wh: () => (/* binding */ plainText),
/* harmony export */   xK: () => (/* binding */ xmlText)
/* harmony export */ });
/* unused harmony exports commandData, commandProperty */
// biome-ignore-all lint/suspicious/noControlCharactersInRegex: control characters are what is looked for here
/**
 * The one place that makes foreign text harmless: ids, messages, outputs and scores of children are data,
 * and must stay data in a log that is parsed for commands, in Markdown, in XML and in HTML.
 */
// An unterminated sequence loses its first character only, so that nothing can be made to vanish behind it.
const ANSI = /\u001b(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\u0007\u001b\n]{0,2048}(?:\u0007|\u001b\\)|[@-Z\\^_=>78])/g;
const ANSI_BUT_COLOURS = /\u001b(?!\[[0-9;:]{0,64}m)(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\u0007\u001b\n]{0,2048}(?:\u0007|\u001b\\)|[@-Z\\^_=>78])?/g;
/** Control characters but tab and newline, and the marks that reorder text on a screen. */
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const CONTROLS_BUT_ESCAPE = /[\u0000-\u0008\u000b-\u001a\u001c-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/;
const LINE_BREAKS = /\r\n|[\n\r\u2028\u2029]/g;
const COLOUR_RESET = "\u001b[0m";
/** Text without terminal sequences and control characters; line breaks become `\n`. */
function plainText(text) {
    return text.replace(LINE_BREAKS, "\n").replace(ANSI, "").replace(CONTROLS, "");
}
/** Plain text on one line, cut to `length` characters. */
function oneLine(text, length = Number.POSITIVE_INFINITY) {
    const line = plainText(text)
        .replace(/[\n\t ]+/g, " ")
        .trim();
    return line.length <= length ? line : `${line.slice(0, Math.max(0, length - 1)).replace(/[\ud800-\udbff]$/, "")}…`;
}
/**
 * Lines of a child for a log that a workflow runner parses. Each begins with `[label] `, so none can begin with
 * `::`; `##[`, which counts anywhere in a line, is broken up; and what a runner takes for a line end is one here.
 */
function childLines(text, { label, colours }) {
    const prefix = `[${oneLine(label, 100)}] `;
    return text.split(LINE_BREAK).map((line) => {
        const coloured = colours ? line.replace(ANSI_BUT_COLOURS, "").replace(CONTROLS_BUT_ESCAPE, "") : plainText(line);
        const reset = coloured.includes("\u001b[") ? COLOUR_RESET : "";
        return breakUpCommands(`${prefix}${coloured}${reset}`);
    });
}
/** A line of our own that quotes foreign text, for the same log. It must begin with a word of ours. */
function logLine(text) {
    return breakUpCommands(text.replace(LINE_BREAKS, " "));
}
function breakUpCommands(line) {
    return line.replaceAll("##[", "# #[");
}
/** The data of a workflow command. */
function commandData(text) {
    return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
/** A property of a workflow command. */
function commandProperty(text) {
    return commandData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
/** HTML text and attribute values in quotes. */
function html(text) {
    return text
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;")
        .replaceAll('"', "&quot;")
        .replaceAll("'", "&#39;");
}
/**
 * Foreign text in a line of Markdown, table cells included: no markup, no HTML, no mathematics, and neither a
 * mention, a reference to an issue nor a link. It must not begin a line.
 */
function markdownText(text) {
    const escaped = oneLine(text)
        .replace(/[\\`*_[\]|~$]/g, "\\$&")
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;");
    // Links are made of the text that is shown, whatever escapes it was written with: only a break helps.
    return escaped
        .replace(/@(?=[\w-])/g, "@\u200b")
        .replace(/(#|\bGH-)(?=\d)/gi, "$1\u200b")
        .replaceAll("://", ":\u200b//")
        .replace(/\bwww(?=\.)/gi, "www\u200b");
}
/** Foreign text as a span of code, for lines and table cells. */
function markdownCode(text) {
    const line = oneLine(text);
    if (line === "")
        return "` `";
    // A table splits its cells before it knows of code.
    const cell = line.replaceAll("|", "\\|");
    const fence = "`".repeat(longestRun(cell) + 1);
    const pad = /^[` ]|[` ]$/.test(cell) ? " " : "";
    return `${fence}${pad}${cell}${pad}${fence}`;
}
/** Foreign text as a block of code, without a newline at its end. */
function markdownFence(text) {
    const block = plainText(text).replace(/\n+$/, "");
    const fence = "`".repeat(Math.max(3, longestRun(block) + 1));
    return `${fence}text\n${block}\n${fence}`;
}
function longestRun(text) {
    return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}
/**
 * A name in a mermaid diagram, where colons, semicolons, hashes and commas are syntax and no escape works
 * everywhere. Some words are keywords at the start of a line: it must follow a word of ours.
 */
function mermaidName(text) {
    return oneLine(oneLine(text).replace(/[^\p{L}\p{N} ._/()+-]/gu, " "), 60);
}
/** Most texts are: a million of them are not to be searched for each thing that they do not hold. */
const NEEDS_NO_ESCAPE = /^[\w .,:;/()+#=-]*$/;
/** Text of an XML 1.0 element. What XML cannot hold is dropped. */
function xmlText(text) {
    if (NEEDS_NO_ESCAPE.test(text))
        return text;
    return plainText(text)
        .replace(/[\ud800-\udfff\ufffe\uffff]/gu, "")
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;");
}
/** The value of an XML 1.0 attribute in double quotes. */
function xmlAttribute(text) {
    return xmlText(text).replaceAll('"', "&quot;").replaceAll("\t", "&#9;").replaceAll("\n", "&#10;");
}


/***/ }),

/***/ 9886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ utcTime),
/* harmony export */   v: () => (/* binding */ utcMinute)
/* harmony export */ });
/** Instants as people read them. */
/** What `resume-at` may add to the instant that a provider named. */
const MARGIN_MS = 5_000;
const MINUTE_MS = 60_000;
/** An instant in UTC to the minute, such as `2026-11-22T00:00Z`; never one at which it would still be too early. */
function utcMinute(at) {
    const minute = Math.ceil((at - MARGIN_MS) / MINUTE_MS) * MINUTE_MS;
    return `${new Date(minute).toISOString().slice(0, 16)}Z`;
}
/** The time of day in UTC, such as `04:56:55Z`. */
function utcTime(at) {
    return `${new Date(at).toISOString().slice(11, 19)}Z`;
}


/***/ }),

/***/ 4702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ failureWords),
/* harmony export */   In: () => (/* binding */ shortNumber),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   o7: () => (/* binding */ statusWords),
/* harmony export */   ot: () => (/* binding */ classWords),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8032);

/** `1 task`, `2 tasks`. */
function counted(count, noun, plural = `${noun}s`) {
    return `${grouped(count)} ${count === 1 ? noun : plural}`;
}
/** A whole number with its thousands apart. */
function grouped(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
/** A share as a percentage with one decimal, never rounded to a whole that it is not. */
function percent(share) {
    const rounded = Math.round(share * 1_000) / 10;
    if (rounded === 100 && share < 1)
        return "99.9 %";
    if (rounded === 0 && share > 0)
        return "0.1 %";
    return `${Number.isInteger(rounded) ? rounded : rounded.toFixed(1)} %`;
}
/** Three significant digits, without zeros at the end. */
function shortNumber(value) {
    return String(Number(value.toPrecision(3)));
}
function statusWords(status) {
    switch (status) {
        case "complete":
            return "complete";
        case "stopped":
            return "stopped by a rate limit";
        case "out_of_time":
            return "out of time";
        case "interrupted":
            return "interrupted";
        case "aborted":
            return "aborted";
        case "incomplete":
            return "incomplete";
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(status);
    }
}
/** What tasks of a class came to in the end. */
function failureWords(failure) {
    switch (failure) {
        case "graded":
            return "failed by the grader";
        case "timeout_exceeded":
            return "errored (timed out)";
        case "skipped":
            return "skipped";
        case "transient":
            return "errored (transient)";
        case "legitimate":
            return "errored";
        case "fatal":
            return "errored (fatal)";
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(failure);
    }
}
function classWords(outcome) {
    switch (outcome) {
        case "graded":
            return "graded";
        case "rate_limited":
            return "rate-limited";
        case "kill_shaped":
            return "killed";
        case "timeout_exceeded":
            return "timed out";
        case "skipped":
            return "skipped";
        case "transient":
            return "transient failure";
        case "legitimate":
            return "failure";
        case "fatal":
            return "fatal failure";
        case "unfinished":
            return "unfinished";
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(outcome);
    }
}


/***/ }),

/***/ 2856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ createGarbageWatch)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8877);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(714);
/**
 * Keeps memory flat under children that print without end.
 *
 * Node reads pipes into a new buffer of 64 KiB each time, and V8 lets 32 MiB (Node 20) to 64 MiB (Node 24)
 * of such buffers pile up outside its heap before it collects them. There is no public way to read a child's
 * pipe into one buffer, so the collection of young objects is asked for: about a millisecond each time.
 */


const COLLECT_EVERY_BYTES = 16 * 1_048_576;
/** @returns a function to be told of every chunk that was read and is not needed any more */
function createGarbageWatch() {
    let sinceBytes = 0;
    let collect = null;
    return (bytes) => {
        sinceBytes += bytes;
        if (sinceBytes < COLLECT_EVERY_BYTES)
            return;
        sinceBytes = 0;
        collect ??= findCollector();
        collect();
    };
}
/** The collector that `--expose-gc` shows to new contexts; where there is none, V8's own pace is kept. */
function findCollector() {
    try {
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)("--expose-gc");
        const gc = (0,node_vm__WEBPACK_IMPORTED_MODULE_1__.runInNewContext)("gc");
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)("--no-expose-gc");
        if (typeof gc === "function")
            return () => void gc({ type: "minor" });
    }
    catch {
        // A V8 without the flag.
    }
    return () => { };
}


/***/ }),

/***/ 3115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qe: () => (/* binding */ FRAME),
/* harmony export */   rV: () => (/* binding */ FrameWriter),
/* harmony export */   tS: () => (/* binding */ FrameReader)
/* harmony export */ });
const FRAME = {
    /** To the launcher, once and first: the plan. */
    plan: 1,
    /** To the launcher: an order. */
    order: 2,
    /** To the launcher: nothing more is wanted of the child. */
    abandon: 3,
    /** From the launcher, once: orders can come. */
    ready: 4,
    started: 5,
    stdout: 6,
    stderr: 7,
    exited: 8,
    closed: 9,
    failed: 10,
};
/** Output of all children together that may wait to be taken by the other end. */
const WAITING_BYTES_LIMIT = 1_048_576;
/** Payload length, kind, child. */
const HEAD_BYTES = 9;
const NOTHING = Buffer.alloc(0);
const KINDS = new Set(Object.values(FRAME));
/** Frames that can wait do so for the next that cannot, or this long: a short child is told of in one write. */
const PATIENCE_MS = 4;
/** Writes frames; those of one turn of the event loop go out together. */
class FrameWriter {
    #channel;
    #isCorked = false;
    #isLeaving = false;
    constructor(channel) {
        this.#channel = channel;
    }
    /** @returns false where output should wait for the channel's `drain` */
    write(kind, child, payload = NOTHING) {
        if (!this.#isCorked)
            this.#channel.cork();
        if (!canWait(kind))
            this.#leave();
        else if (!this.#isCorked)
            setTimeout(() => this.#uncork(), PATIENCE_MS);
        this.#isCorked = true;
        const head = Buffer.allocUnsafe(HEAD_BYTES);
        head.writeUInt32LE(payload.length, 0);
        head[4] = kind;
        head.writeUInt32LE(child, 5);
        this.#channel.write(head);
        if (payload.length > 0)
            this.#channel.write(payload);
        return this.#channel.writableLength < WAITING_BYTES_LIMIT;
    }
    writeJson(kind, child, value) {
        this.write(kind, child, Buffer.from(JSON.stringify(value)));
    }
    #leave() {
        if (this.#isLeaving)
            return;
        this.#isLeaving = true;
        process.nextTick(() => {
            this.#isLeaving = false;
            this.#uncork();
        });
    }
    #uncork() {
        if (!this.#isCorked)
            return;
        this.#isCorked = false;
        this.#channel.uncork();
    }
}
/** Reads frames. The payload of output is handed on in the parts in which it comes, all others whole. */
class FrameReader {
    #take;
    #rest = NOTHING;
    /** An output frame of which a part is still to come. */
    #open = null;
    constructor(take) {
        this.#take = take;
    }
    /** @throws where the bytes are no frames */
    push(chunk) {
        const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
        this.#rest = NOTHING;
        let at = 0;
        while (at < bytes.length) {
            const taken = this.#open === null ? this.#takeFrame(bytes, at) : this.#takePart(bytes, at);
            if (taken === 0) {
                this.#rest = bytes.subarray(at);
                return;
            }
            at += taken;
        }
    }
    #takePart(bytes, at) {
        if (this.#open === null)
            return 0;
        const part = bytes.subarray(at, at + this.#open.leftBytes);
        const { head } = this.#open;
        this.#open.leftBytes -= part.length;
        if (this.#open.leftBytes === 0)
            this.#open = null;
        this.#take(head, part);
        return part.length;
    }
    /** @returns how many bytes were taken; 0 where the frame is not whole yet */
    #takeFrame(bytes, at) {
        if (bytes.length - at < HEAD_BYTES)
            return 0;
        const length = bytes.readUInt32LE(at);
        const head = { kind: kindOf(bytes[at + 4]), child: bytes.readUInt32LE(at + 5) };
        if ((head.kind === FRAME.stdout || head.kind === FRAME.stderr) && length > 0) {
            this.#open = { head, leftBytes: length };
            return HEAD_BYTES;
        }
        const end = at + HEAD_BYTES + length;
        if (bytes.length < end)
            return 0;
        this.#take(head, bytes.subarray(at + HEAD_BYTES, end));
        return HEAD_BYTES + length;
    }
}
/** Both are mostly followed at once by the end of the child. */
function canWait(kind) {
    return kind === FRAME.started || kind === FRAME.exited;
}
function isKind(byte) {
    return byte !== undefined && KINDS.has(byte);
}
function kindOf(byte) {
    if (!isKind(byte))
        throw new Error(`No frame of the launcher has the kind ${byte}.`);
    return byte;
}


/***/ }),

/***/ 4446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ createLocalLauncher)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var _kill_posix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5838);
/** Starts children's processes from this process. */


function createLocalLauncher(plan) {
    return { launch: (order, listener) => launchHere(plan, order, listener), close() { } };
}
const NOTHING = { abandon() { }, hold() { }, release() { } };
function launchHere(plan, order, listener) {
    const child = startProcess(plan, order);
    if (child instanceof Error) {
        queueMicrotask(() => listener.failed(child.message));
        return NOTHING;
    }
    const { pid, stdout, stderr } = child;
    // Also told where a signal cannot be sent; only a process that was never there has no pid.
    child.on("error", (error) => {
        if (pid === undefined)
            listener.failed(error.message);
    });
    if (pid === undefined)
        return NOTHING;
    let isWanted = true;
    child.on("exit", (code, signal) => {
        if (isWanted)
            listener.exited({ code, signal, isGroupAlive: (0,_kill_posix_js__WEBPACK_IMPORTED_MODULE_1__/* .signalGroup */ .i8)(pid, 0) });
    });
    child.on("close", () => {
        if (isWanted)
            listener.closed();
    });
    // A stream that is destroyed hands over nothing more.
    stdout.on("data", (chunk) => listener.output("stdout", chunk));
    stderr.on("data", (chunk) => listener.output("stderr", chunk));
    listener.started(pid);
    return {
        abandon() {
            isWanted = false;
            stdout.destroy();
            stderr.destroy();
            child.unref();
        },
        hold() {
            stdout.pause();
            stderr.pause();
        },
        release() {
            stdout.resume();
            stderr.resume();
        },
    };
}
function startProcess(plan, order) {
    try {
        return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(plan.file, order.arguments ?? plan.arguments, {
            argv0: plan.calledAs,
            cwd: plan.workingDirectory,
            env: { ...plan.environment, ...order.variables },
            detached: true,
            stdio: ["ignore", "pipe", "pipe"],
        });
    }
    catch (error) {
        // E2BIG, or a NUL in an argument, are thrown.
        return error instanceof Error ? error : new Error(String(error));
    }
}


/***/ })

};
