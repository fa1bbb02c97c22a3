export const id = 872;
export const ids = [872];
export const modules = {

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

/***/ 5838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SA: () => (/* binding */ createSweeper),
/* harmony export */   b4: () => (/* binding */ MARKER_NAME),
/* harmony export */   i8: () => (/* binding */ signalGroup),
/* harmony export */   n: () => (/* binding */ childMarker),
/* harmony export */   u: () => (/* binding */ markerValue)
/* harmony export */ });
/* unused harmony export findMarked */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/**
 * Signals to process groups, and the sweep for descendants that left their group. The only file that
 * knows about POSIX process ids and procfs.
 *
 * A child leads a group of its own, so one signal reaches the whole tree, also when the child itself is
 * gone. A descendant in its own session (`setsid`) is out of reach of that; it still carries the marker
 * variable that the child was started with, readable in procfs on Linux.
 */

/** The variable in a child's environment by which it and its descendants are found again. */
const MARKER_NAME = "CARRYOVER_MARKER";
/**
 * The value of the marker variable. Runs nest: a command may itself be a run of ours, and what it starts
 * must be found by both, so the outer value is kept in front.
 */
function markerValue(outer, runMarker, key) {
    const kept = outer === undefined || outer.length > 2_000 ? "" : outer;
    return `${kept}${childMarker(runMarker, key)}`;
}
/** What is searched for in environments to find the descendants of one child. */
function childMarker(runMarker, key) {
    return `,${runMarker}:${key},`;
}
/**
 * Sends a signal to a process group.
 *
 * @returns false where nobody is left in the group.
 */
function signalGroup(leader, signal) {
    // -1 would address every process of the user, and 0 our own group.
    if (!Number.isInteger(leader) || leader <= 1)
        throw new Error(`No process group: ${leader}`);
    try {
        process.kill(-leader, signal);
        return true;
    }
    catch (error) {
        // EPERM: somebody is there, under another user.
        return error instanceof Error && "code" in error && error.code === "EPERM";
    }
}
/** A process that forks faster than it is killed ends here: rounds without a result are bounded. */
const SWEEP_ROUNDS = 20;
const SWEEP_PAUSE_MS = 5;
/** A look at all processes serves every child that is ending at the time. */
const GROUPS_AGE_MS = 50;
/** Sweeps asked for in one tick share one scan: an interrupted run stops all of its children at once. */
function createSweeper() {
    let batch = null;
    let groups = null;
    const isGroupAlive = (leader) => {
        if (!signalGroup(leader, 0))
            return false;
        if (process.platform !== "linux")
            return true;
        const nowMs = performance.now();
        if (groups === null || nowMs - groups.seenMs > GROUPS_AGE_MS)
            groups = { seenMs: nowMs, living: findLivingGroups() };
        return groups.living.has(leader);
    };
    const sweep = (marker) => {
        if (process.platform !== "linux")
            return Promise.resolve();
        if (batch !== null) {
            batch.markers.push(marker);
            return batch.done;
        }
        const markers = [marker];
        const done = new Promise((resolve) => setImmediate(resolve)).then(() => {
            batch = null;
            return killMarked(markers);
        });
        batch = { markers, done };
        return done;
    };
    return { isGroupAlive, sweep, sweepRun: (runMarker) => sweep(`,${runMarker}:`) };
}
async function killMarked(markers) {
    for (let round = 0; round < SWEEP_ROUNDS; round += 1) {
        const pids = findMarked(markers);
        if (pids.length === 0)
            return;
        for (const pid of pids) {
            try {
                process.kill(pid, "SIGKILL");
            }
            catch {
                // It ended between the scan and the signal.
            }
        }
        await new Promise((resolve) => setTimeout(resolve, SWEEP_PAUSE_MS));
    }
}
/** The processes whose environment holds one of the markers; our own is never among them. */
function findMarked(markers) {
    const found = [];
    for (const name of namesIn("/proc")) {
        const pid = Number(name);
        if (!Number.isInteger(pid) || pid <= 1 || pid === process.pid)
            continue;
        if (carriesOneOf(pid, markers))
            found.push(pid);
    }
    return found;
}
/** The process groups that have a member which is no zombie. */
function findLivingGroups() {
    const living = new Set();
    for (const name of namesIn("/proc")) {
        if (!/^\d+$/.test(name))
            continue;
        try {
            // `pid (name) state parent group …`; the name may hold anything, parentheses included.
            const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${name}/stat`, "latin1");
            const [state, , group] = stat.slice(stat.lastIndexOf(")") + 2).split(" ", 3);
            if (state !== "Z" && state !== "X")
                living.add(Number(group));
        }
        catch {
            // It ended while we looked.
        }
    }
    return living;
}
function namesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    }
    catch {
        return [];
    }
}
function carriesOneOf(pid, markers) {
    let environ;
    try {
        environ = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/environ`);
    }
    catch {
        // It has ended, or belongs to somebody else.
        return false;
    }
    // Zombies have an empty environment. A variable starts the block or follows a NUL.
    const start = environ.indexOf(`${MARKER_NAME}=`);
    if (start < 0 || (start > 0 && environ[start - 1] !== 0))
        return false;
    const end = environ.indexOf(0, start);
    const value = environ.toString("latin1", start, end < 0 ? environ.length : end);
    return markers.some((marker) => value.includes(marker));
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

/***/ 6872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runLauncher: () => (/* binding */ runLauncher)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7030);
/* harmony import */ var _buffer_garbage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2856);
/* harmony import */ var _kill_posix_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5838);
/* harmony import */ var _launcher_frames_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3115);
/* harmony import */ var _local_launcher_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4446);
/**
 * The launcher process: it starts children, hands on what they print, and tells how they end. Nothing else,
 * so that it stays small: starting a process copies the page tables of the one that starts it, and blocks
 * it until the program is loaded. Its other end is `remote-launcher.ts`.
 *
 * It outlives no one: when the other end of its socket is gone, however that came, its children are killed.
 */





/** The descriptor of the socket to the process that gives the orders. */
const CHANNEL = 3;
/** Runs until the other end of the channel is gone, then ends the process. */
function runLauncher() {
    // The signals of a terminal or a runner are for the process that gives the orders: it ends its children in order.
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
        process.on(signal, () => { });
    return new Promise(() => new LauncherProcess());
}
class LauncherProcess {
    #channel = new node_net__WEBPACK_IMPORTED_MODULE_0__.Socket({ fd: CHANNEL, readable: true, writable: true });
    #writer = new _launcher_frames_js__WEBPACK_IMPORTED_MODULE_3__/* .FrameWriter */ .rV(this.#channel);
    #watchGarbage = (0,_buffer_garbage_js__WEBPACK_IMPORTED_MODULE_1__/* .createGarbageWatch */ .L)();
    #children = new Map();
    #isEnding = false;
    #launcher = null;
    #runMarker = "";
    #isHeld = false;
    constructor() {
        const reader = new _launcher_frames_js__WEBPACK_IMPORTED_MODULE_3__/* .FrameReader */ .tS((head, payload) => this.#take(head, payload));
        this.#channel.on("data", (chunk) => reader.push(chunk));
        this.#channel.on("drain", () => this.#release());
        this.#channel.on("error", () => void this.#end());
        this.#channel.on("end", () => void this.#end());
        this.#channel.on("close", () => void this.#end());
    }
    #take({ kind, child }, payload) {
        // The other end is of the same build: its frames need no schema.
        switch (kind) {
            case _launcher_frames_js__WEBPACK_IMPORTED_MODULE_3__/* .FRAME */ .Qe.plan: {
                const { runMarker, ...plan } = JSON.parse(payload.toString());
                this.#launcher = (0,_local_launcher_js__WEBPACK_IMPORTED_MODULE_4__/* .createLocalLauncher */ .a)(plan);
                this.#runMarker = runMarker;
                this.#writer.write(_launcher_frames_js__WEBPACK_IMPORTED_MODULE_3__/* .FRAME */ .Qe.ready, 0);
                return;
            }
            case _launcher_frames_js__WEBPACK_IMPORTED_MODULE_3__/* .FRAME */ .Qe.order:
                this.#launch(child, JSON.parse(payload.toString()));
                return;
            case _launcher_frames_js__WEBPACK_IMPORTED_MODULE_3__/* .FRAME */ .Qe.abandon:
                this.#abandon(child);
                return;
            default:
                throw new Error(`The launcher takes no frame of kind ${kind}.`);
        }
    }
    #launch(id, order) {
        if (this.#launcher === null)
            throw new Error("An order came before the plan.");
        const child = { launched: null, pid: null, hasExited: false };
        this.#children.set(id, child);
        const write = (kind, payload) => this.#writer.write(kind, id, payload);
        child.launched = this.#launcher.launch(order, {
            started: (pid) => {
                child.pid = pid;
                const payload = Buffer.allocUnsafe(4);
                payload.writeUInt32LE(pid);
                write(_launcher_frames_js__WEBPACK_IMPORTED_MODULE_3__/* .FRAME */ .Qe.started, payload);
            },
            output: (stream, chunk) => {
                if (!write(_launcher_frames_js__WEBPACK_IMPORTED_MODULE_3__/* .FRAME */ .Qe[stream], chunk))
                    this.#hold();
                this.#watchGarbage(chunk.length);
            },
            exited: ({ code, signal, isGroupAlive }) => {
                child.hasExited = true;
                if (!isGroupAlive)
                    child.pid = null;
                write(_launcher_frames_js__WEBPACK_IMPORTED_MODULE_3__/* .FRAME */ .Qe.exited, Buffer.from(`${isGroupAlive ? 1 : 0}${signal ?? code ?? 0}`));
            },
            closed: () => {
                this.#children.delete(id);
                write(_launcher_frames_js__WEBPACK_IMPORTED_MODULE_3__/* .FRAME */ .Qe.closed);
            },
            failed: (message) => {
                this.#children.delete(id);
                write(_launcher_frames_js__WEBPACK_IMPORTED_MODULE_3__/* .FRAME */ .Qe.failed, Buffer.from(message));
            },
            lost: () => { },
        });
        if (this.#isHeld)
            child.launched.hold();
    }
    #abandon(id) {
        const child = this.#children.get(id);
        if (child === undefined)
            return;
        this.#children.delete(id);
        child.launched?.abandon();
        // Where the order to end it came before its start was known.
        if (!child.hasExited && child.pid !== null)
            (0,_kill_posix_js__WEBPACK_IMPORTED_MODULE_2__/* .signalGroup */ .i8)(child.pid, "SIGKILL");
    }
    /** Nothing more is read of children until the other end has taken what waits. */
    #hold() {
        if (this.#isHeld)
            return;
        this.#isHeld = true;
        for (const child of this.#children.values())
            child.launched?.hold();
    }
    #release() {
        if (!this.#isHeld)
            return;
        this.#isHeld = false;
        for (const child of this.#children.values())
            child.launched?.release();
    }
    async #end() {
        if (this.#isEnding)
            return;
        this.#isEnding = true;
        for (const { pid } of this.#children.values())
            if (pid !== null)
                (0,_kill_posix_js__WEBPACK_IMPORTED_MODULE_2__/* .signalGroup */ .i8)(pid, "SIGKILL");
        // Those that left their group.
        if (this.#runMarker !== "")
            await (0,_kill_posix_js__WEBPACK_IMPORTED_MODULE_2__/* .createSweeper */ .SA)().sweepRun(this.#runMarker);
        process.exit(0);
    }
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
