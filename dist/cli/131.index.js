export const id = 131;
export const ids = [131];
export const modules = {

/***/ 2312:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ runHelperCommand)
/* harmony export */ });
/* harmony import */ var _kill_posix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5838);
/* harmony import */ var _process_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6084);
/* harmony import */ var _start_process_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2141);



const PATIENCE = { idleMs: 2_000, gapMs: 10_000, wholeMs: 30_000 };
const MARK = "helper";
const STDERR_MS = 1_000;
function runHelperCommand(command, options) {
    const { onStdout, onStderr, timeoutMs, signal: asked, patience = PATIENCE } = options;
    const helper = `${process.pid}-${process.hrtime.bigint()}`;
    const started = (0,_start_process_js__WEBPACK_IMPORTED_MODULE_2__/* .startProcess */ .k)("bash", ["-euo", "pipefail", "-c", command], {
        cwd: options.cwd,
        env: { ...options.env, [_kill_posix_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKER_NAME */ .b4]: (0,_kill_posix_js__WEBPACK_IMPORTED_MODULE_0__/* .markerValue */ .u)(process.env[_kill_posix_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKER_NAME */ .b4], MARK, helper) },
    });
    if (started instanceof Error)
        return Promise.resolve({ kind: "not-started", message: started.message });
    const { child, stdout, stderr } = started;
    const { pid } = child;
    return new Promise((resolve) => {
        child.on("error", (error) => {
            if (pid === undefined)
                resolve({ kind: "not-started", message: error.message });
        });
        if (pid === undefined) {
            stdout?.destroy();
            stderr?.destroy();
            return;
        }
        const [sweeper, tree] = [(0,_kill_posix_js__WEBPACK_IMPORTED_MODULE_0__/* .createSweeper */ .SA)(), (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .treeOf */ .g7)(pid)];
        let exited = null;
        let silence;
        let whole;
        const heard = { before: false, since: false };
        let isDrained = false;
        let isClosed = false;
        let openCount = 3;
        const kill = () => sweeper.killNow([tree]);
        let isSettled = false;
        const settle = async (end) => {
            if (isSettled)
                return;
            isSettled = true;
            clearTimeout(timer);
            clearTimeout(silence);
            clearTimeout(whole);
            asked?.removeEventListener("abort", abort);
            stdout.destroy();
            stderr.destroy();
            if (end.kind === "exited")
                sweeper.killGroup(tree);
            else
                await sweeper.sweep((0,_kill_posix_js__WEBPACK_IMPORTED_MODULE_0__/* .childMarker */ .n)(MARK, helper), tree);
            process.off("exit", kill);
            resolve(end);
        };
        const abort = () => void settle({ kind: "aborted" });
        const giveUp = () => {
            if (exited === null)
                void settle({ kind: "timed-out" });
            else
                void settle({ kind: heard.since && !isClosed ? "cut" : "exited", ...exited });
        };
        const close = () => {
            openCount -= 1;
            if (openCount === 0 && exited !== null)
                void settle({ kind: "exited", ...exited });
        };
        const timer = setTimeout(giveUp, timeoutMs);
        const listen = () => {
            if (exited === null || isSettled)
                return;
            clearTimeout(silence);
            const isIdle = heard.before && !heard.since;
            const patienceMs = isClosed ? STDERR_MS : isIdle ? patience.idleMs : patience.gapMs;
            silence = setTimeout(() => {
                const due = silence;
                setImmediate(() => {
                    if (due === silence)
                        giveUp();
                });
            }, patienceMs);
        };
        stdout.on("data", (chunk) => {
            onStdout(chunk);
            heard[isDrained ? "since" : "before"] = true;
            listen();
        });
        stdout.on("close", () => {
            isClosed = true;
            listen();
        });
        stderr.on("data", onStderr);
        for (const stream of [stdout, stderr])
            stream.on("error", () => { }).on("close", close);
        child.on("exit", (code, signal) => {
            tree.isReaped = true;
            if (isSettled)
                return;
            exited = { code, signal };
            whole = setTimeout(giveUp, patience.wholeMs);
            listen();
            setImmediate(() => {
                setImmediate(() => {
                    isDrained = true;
                });
            });
            close();
        });
        process.once("exit", kill);
        asked?.addEventListener("abort", abort, { once: true });
        if (asked?.aborted)
            abort();
    });
}


/***/ }),

/***/ 5838:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SA: () => (/* binding */ createSweeper),
/* harmony export */   b4: () => (/* binding */ MARKER_NAME),
/* harmony export */   i8: () => (/* binding */ signalGroup),
/* harmony export */   n: () => (/* binding */ childMarker),
/* harmony export */   u: () => (/* binding */ markerValue)
/* harmony export */ });
/* unused harmony export findMarked */
/* harmony import */ var _process_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6084);
/* harmony import */ var _processes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1679);


const MARKER_NAME = "CARRYOVER_MARKER";
function markerValue(outer, runMarker, key) {
    const kept = outer === undefined || outer.length > 2_000 ? "" : outer;
    return `${kept}${childMarker(runMarker, key)}`;
}
function childMarker(runMarker, key) {
    return `,${runMarker}:${key},`;
}
function signalGroup(leader, signal) {
    if (!(leader > 1))
        throw new Error(`No process group: ${leader}`);
    return _processes_js__WEBPACK_IMPORTED_MODULE_1__/* .systemProcesses */ .Q.signal(-leader, signal);
}
const SWEEP_ROUNDS = 20;
const QUIET_ROUNDS = 2;
const SWEEP_PAUSE_MS = 5;
const LOOK_AGE_MS = 50;
function createSweeper(processes = _processes_js__WEBPACK_IMPORTED_MODULE_1__/* .systemProcesses */ .Q, pause = () => new Promise((resolve) => setTimeout(resolve, SWEEP_PAUSE_MS))) {
    let batch = null;
    let look = { seenMs: Number.NEGATIVE_INFINITY, isOfThisTurn: false, table: new Map() };
    const lookAround = () => {
        const latest = { seenMs: performance.now(), isOfThisTurn: true, table: (0,_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .readTable */ .x)(processes) };
        setImmediate(() => {
            latest.isOfThisTurn = false;
        });
        look = latest;
    };
    const ask = () => {
        if (batch !== null)
            return batch;
        const asked = { signals: new Map(), markers: [], swept: [] };
        const done = new Promise((resolve) => setImmediate(resolve)).then(() => {
            batch = null;
            return carryOut(asked);
        });
        batch = { ...asked, done };
        return batch;
    };
    const carryOut = async ({ signals, markers, swept }) => {
        const treesFor = (wanted) => [...signals].flatMap(([tree, signal]) => (signal === wanted ? [tree] : []));
        const [killed, terminated] = [treesFor("SIGKILL"), treesFor("SIGTERM")];
        if (killed.length > 0)
            (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .killTrees */ .YO)(processes, killed);
        if (terminated.length > 0)
            (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .terminateTrees */ .xu)(processes, terminated);
        if (markers.length > 0)
            await sweepAll(processes, pause, markers, swept);
    };
    const sweep = async (marker, tree = null) => {
        const asked = ask();
        asked.markers.push(marker);
        if (tree !== null)
            asked.swept.push(tree);
        await asked.done;
    };
    return {
        isGroupAlive(tree) {
            const leader = (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .groupOf */ .F8)(processes, tree);
            if (leader === null)
                return false;
            const isShown = () => {
                (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .noteSeen */ .qr)(look.table, tree);
                return [...look.table.values()].some(({ group }) => group === leader);
            };
            if (performance.now() - look.seenMs <= LOOK_AGE_MS && isShown())
                return true;
            if (!look.isOfThisTurn)
                lookAround();
            return isShown() || look.table.size === 0;
        },
        end(tree, signal) {
            const { signals } = ask();
            if (signals.get(tree) !== "SIGKILL")
                signals.set(tree, signal);
        },
        killNow(trees) {
            if (trees.length > 0)
                (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .killTrees */ .YO)(processes, trees);
        },
        killGroup: (tree) => (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .killGroup */ .i0)(processes, tree),
        sweep,
        sweepRun: (runMarker) => sweep(`,${runMarker}:`),
    };
}
async function sweepAll(processes, pause, markers, trees) {
    const found = { leader: null, isReaped: true, seen: new Map() };
    let quietCount = 0;
    for (let round = 0; round < SWEEP_ROUNDS && quietCount < QUIET_ROUNDS; round += 1) {
        if (round > 0)
            await pause();
        for (const mark of findMarked(markers, processes))
            found.seen.set(mark.pid, mark);
        const known = [found, ...trees].filter(({ leader, seen }) => leader !== null || seen.size > 0);
        quietCount = known.length > 0 && (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .killTrees */ .YO)(processes, known) ? 0 : quietCount + 1;
    }
}
function findMarked(markers, processes = _processes_js__WEBPACK_IMPORTED_MODULE_1__/* .systemProcesses */ .Q) {
    const found = [];
    for (const pid of processes.ids()) {
        const isMarked = () => carriesOneOf(processes.environment(pid), markers);
        const entry = isMarked() ? processes.read(pid) : null;
        if (entry !== null && isMarked())
            found.push(entry);
    }
    return found;
}
function carriesOneOf(environment, markers) {
    const name = `${MARKER_NAME}=`;
    const start = environment.startsWith(name) ? 0 : environment.indexOf(`\0${name}`);
    if (start < 0)
        return false;
    const end = environment.indexOf("\0", start + 1);
    const value = environment.slice(start, end < 0 ? undefined : end);
    return markers.some((marker) => value.includes(marker));
}


/***/ }),

/***/ 9174:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ft: () => (/* binding */ isSame),
/* harmony export */   gO: () => (/* binding */ descendantsOf),
/* harmony export */   ky: () => (/* binding */ parseStat)
/* harmony export */ });
function parseStat(pid, stat) {
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ", 20);
    const [state, parent, group] = fields;
    const threadCount = fields[17];
    const startTicks = fields[19];
    if (startTicks === undefined || state === "X")
        return null;
    if (state === "Z" && !(Number(threadCount) > 1))
        return null;
    return { pid, parent: Number(parent), group: Number(group), startTicks };
}
function isSame(table, { pid, startTicks }) {
    return table.get(pid)?.startTicks === startTicks;
}
function descendantsOf(table, roots) {
    const childrenOf = new Map();
    for (const entry of table.values()) {
        const siblings = childrenOf.get(entry.parent);
        if (siblings === undefined)
            childrenOf.set(entry.parent, [entry]);
        else
            siblings.push(entry);
    }
    const found = [];
    const seen = new Set(roots);
    const open = [...seen];
    for (let parent = open.pop(); parent !== undefined; parent = open.pop()) {
        for (const entry of childrenOf.get(parent) ?? []) {
            if (seen.has(entry.pid))
                continue;
            seen.add(entry.pid);
            found.push(entry);
            open.push(entry.pid);
        }
    }
    return found;
}


/***/ }),

/***/ 6084:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ groupOf),
/* harmony export */   YO: () => (/* binding */ killTrees),
/* harmony export */   g7: () => (/* binding */ treeOf),
/* harmony export */   i0: () => (/* binding */ killGroup),
/* harmony export */   qr: () => (/* binding */ noteSeen),
/* harmony export */   xu: () => (/* binding */ terminateTrees)
/* harmony export */ });
/* harmony import */ var _process_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9174);
/* harmony import */ var _processes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1679);


function treeOf(leader) {
    return { leader, isReaped: false, seen: new Map() };
}
const LOOKS_LIMIT = 20;
function terminateTrees(processes, trees) {
    const held = hold(processes, trees);
    const leaders = groupsOf(processes, trees);
    for (const { pid } of outsideOf(leaders, held))
        processes.signal(pid, "SIGCONT");
    for (const leader of leaders) {
        processes.signal(-leader, "SIGTERM");
        processes.signal(-leader, "SIGCONT");
    }
}
function killTrees(processes, trees) {
    const held = hold(processes, trees);
    const leaders = groupsOf(processes, trees);
    for (const mark of outsideOf(leaders, held)) {
        if (held.table.size === 0 || (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isSame */ .Ft)(held.table, mark))
            processes.signal(mark.pid, "SIGKILL");
    }
    for (const leader of leaders)
        processes.signal(-leader, "SIGKILL");
    return held.stopped.length > 0;
}
function killGroup(processes, tree) {
    const leader = groupOf(processes, tree);
    if (leader !== null)
        processes.signal(-leader, "SIGKILL");
}
function groupOf(processes, tree) {
    const { leader } = tree;
    if (leader === null || !tree.isReaped)
        return leader;
    if (!processes.signal(-leader, 0) || processes.read(leader) !== null)
        tree.leader = null;
    return tree.leader;
}
function groupsOf(processes, trees) {
    return new Set(trees.flatMap((tree) => groupOf(processes, tree) ?? []));
}
function noteSeen(table, tree) {
    const { leader, isReaped, seen } = tree;
    if (leader !== null && !(isReaped && table.has(leader))) {
        for (const entry of table.values()) {
            if (entry.group === leader || entry.pid === leader)
                seen.set(entry.pid, entry);
        }
    }
    const roots = livingOf(table, tree).map(({ pid }) => pid);
    for (const entry of (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .descendantsOf */ .gO)(table, roots))
        seen.set(entry.pid, entry);
}
function livingOf(table, { seen }) {
    return [...seen.values()].flatMap((mark) => ((0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isSame */ .Ft)(table, mark) ? (table.get(mark.pid) ?? []) : []));
}
function outsideOf(groups, { stopped, table }) {
    return stopped.filter((mark) => !((0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isSame */ .Ft)(table, mark) && groups.has(mark.group))).toReversed();
}
function hold(processes, trees) {
    if (processes.ids().length === 0)
        return { stopped: [], table: new Map() };
    for (const tree of trees) {
        const leader = groupOf(processes, tree);
        if (leader !== null)
            processes.signal(-leader, "SIGSTOP");
    }
    const stopped = new Map();
    const isStopped = ({ pid, startTicks }) => stopped.get(pid)?.startTicks === startTicks;
    for (let look = 1;; look += 1) {
        const table = (0,_processes_js__WEBPACK_IMPORTED_MODULE_0__/* .readTable */ .x)(processes);
        for (const tree of trees)
            noteSeen(table, tree);
        const living = [...new Set(trees.flatMap((tree) => livingOf(table, tree)))];
        const fresh = living.filter((mark) => !isStopped(mark));
        if (fresh.length === 0 || look === LOOKS_LIMIT) {
            const latest = [...stopped.values()].map((mark) => table.get(mark.pid) ?? mark);
            return { stopped: [...parentsFirst(latest.filter(isStopped))], table };
        }
        for (const mark of fresh) {
            if (processes.read(mark.pid)?.startTicks !== mark.startTicks)
                continue;
            processes.signal(mark.pid, "SIGSTOP");
            stopped.set(mark.pid, mark);
        }
    }
}
function parentsFirst(entries) {
    const table = new Map(entries.map((entry) => [entry.pid, entry]));
    const roots = entries.filter(({ parent }) => !table.has(parent));
    const below = (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .descendantsOf */ .gO)(table, new Set(roots.map(({ pid }) => pid)));
    return new Set([...roots, ...below, ...entries]);
}


/***/ }),

/***/ 1679:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ systemProcesses),
/* harmony export */   x: () => (/* binding */ readTable)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _core_error_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4924);
/* harmony import */ var _process_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9174);



const systemProcesses = {
    ids() {
        try {
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)("/proc/self") !== String(process.pid))
                return [];
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)("/proc").map(Number).filter(isOthers);
        }
        catch {
            return [];
        }
    },
    read(pid) {
        try {
            return (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .parseStat */ .ky)(pid, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "latin1"));
        }
        catch {
            return null;
        }
    },
    environment(pid) {
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/environ`, "latin1");
        }
        catch {
            return "";
        }
    },
    signal(target, signal) {
        if (!Number.isInteger(target) || Math.abs(target) <= 1)
            throw new Error(`No process or group: ${target}`);
        try {
            process.kill(target, signal);
            return true;
        }
        catch (error) {
            return (0,_core_error_code_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .C)(error) === "EPERM";
        }
    },
};
function isOthers(pid) {
    return Number.isInteger(pid) && pid > 1 && pid !== process.pid;
}
function readTable(processes) {
    const table = new Map();
    for (const pid of processes.ids()) {
        const entry = processes.read(pid);
        if (entry !== null)
            table.set(pid, entry);
    }
    return table;
}


/***/ }),

/***/ 2141:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ startProcess)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/run/kernel-pipe.js





const SPAWN_DESCRIPTORS = 8;
function createKernelPipes() {
    if (process.platform !== "linux")
        return null;
    let folder = null;
    const open = [];
    const openEnd = (path, flags) => {
        const fd = (0,external_node_fs_.openSync)(path, flags);
        open.push(fd);
        return fd;
    };
    const openPipe = (path) => [
        openEnd(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK),
        openEnd(path, external_node_fs_.constants.O_WRONLY),
    ];
    try {
        folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "carryover-pipes-"));
        const first = (0,external_node_path_.join)(folder, "1");
        const second = (0,external_node_path_.join)(folder, "2");
        if (!hasRoom() || (0,external_node_child_process_.spawnSync)("mkfifo", ["-m", "600", first, second], { stdio: "ignore" }).status !== 0)
            return null;
        const ends = [openPipe(first), openPipe(second)];
        return [pipeOf(ends[0]), pipeOf(ends[1])];
    }
    catch {
        for (const fd of open)
            (0,external_node_fs_.closeSync)(fd);
        return null;
    }
    finally {
        if (folder !== null)
            (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
function hasRoom() {
    const open = [];
    try {
        while (open.length < SPAWN_DESCRIPTORS)
            open.push((0,external_node_fs_.openSync)("/dev/null", external_node_fs_.constants.O_RDONLY));
        return true;
    }
    catch {
        return false;
    }
    finally {
        for (const fd of open)
            (0,external_node_fs_.closeSync)(fd);
    }
}
function pipeOf([outputFd, inputFd]) {
    return { output: new external_node_net_.Socket({ fd: outputFd, readable: true, writable: false }), inputFd };
}

;// CONCATENATED MODULE: ./build/run/start-process.js



function startProcess(file, given, options) {
    const pipes = createKernelPipes();
    const grouped = { ...options, detached: true };
    try {
        if (pipes === null) {
            const child = (0,external_node_child_process_.spawn)(file, given, { ...grouped, stdio: ["ignore", "pipe", "pipe"] });
            return { child, stdout: child.stdout, stderr: child.stderr };
        }
        const [stdout, stderr] = pipes;
        const child = (0,external_node_child_process_.spawn)(file, given, { ...grouped, stdio: ["ignore", stdout.inputFd, stderr.inputFd] });
        return { child, stdout: stdout.output, stderr: stderr.output };
    }
    catch (error) {
        for (const pipe of pipes ?? [])
            pipe.output.destroy();
        return error instanceof Error ? error : new Error(String(error));
    }
    finally {
        for (const pipe of pipes ?? [])
            (0,external_node_fs_.closeSync)(pipe.inputFd);
    }
}


/***/ }),

/***/ 3357:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ TailBuffer)
/* harmony export */ });
class TailBuffer {
    #limit;
    #ring = Buffer.alloc(0);
    #head = 0;
    #length = 0;
    #total = 0;
    constructor(limit) {
        this.#limit = limit;
    }
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
    last(count) {
        const length = Math.min(count, this.#length);
        const start = (this.#head - length + this.#ring.length) % (this.#ring.length || 1);
        const untilEnd = Math.min(length, this.#ring.length - start);
        return Buffer.concat([this.#ring.subarray(start, start + untilEnd), this.#ring.subarray(0, length - untilEnd)]);
    }
    text() {
        return this.last(this.#limit).toString("utf8");
    }
    #reserve(needed) {
        if (needed <= this.#ring.length)
            return;
        const grown = Buffer.allocUnsafeSlow(Math.min(this.#limit, Math.max(needed, 2 * this.#ring.length, 1_024)));
        this.#ring.copy(grown, 0, 0, this.#length);
        this.#ring = grown;
        this.#head = this.#length % grown.length;
    }
}


/***/ }),

/***/ 8131:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readTasksCommand: () => (/* binding */ readTasksCommand)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1420);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8032);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7756);
/* harmony import */ var _run_helper_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2312);
/* harmony import */ var _run_tail_buffer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3357);
/* harmony import */ var _line_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3355);
/* harmony import */ var _task_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8326);
/* harmony import */ var _utf8_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7060);








const NAME = "the output of tasks-command";
const LAST_WORDS_LENGTH = 2_048;
const MARGIN_BYTES = 16_384;
async function readTasksCommand(command, options) {
    const list = new _task_list_js__WEBPACK_IMPORTED_MODULE_3__/* .TaskList */ ._({ ...options, describePlace: (line) => `${NAME}, line ${line}` });
    const lines = new _utf8_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .Utf8Lines */ .H(NAME, (text, line) => addLine(list, text, line));
    let firstError = null;
    const stderr = new _run_tail_buffer_js__WEBPACK_IMPORTED_MODULE_5__/* .TailBuffer */ .v(LAST_WORDS_LENGTH + MARGIN_BYTES);
    const end = await (0,_run_helper_command_js__WEBPACK_IMPORTED_MODULE_1__/* .runHelperCommand */ .D)(command, {
        cwd: options.workingDirectory,
        env: options.env,
        timeoutMs: options.commandTimeoutMs,
        signal: options.signal,
        onStdout(chunk) {
            if (firstError !== null)
                return;
            try {
                lines.push(chunk);
            }
            catch (error) {
                firstError = error;
            }
        },
        onStderr: (chunk) => stderr.push(chunk),
    });
    refuseFailure(command, end, { ...options, stderr });
    if (firstError !== null)
        throw firstError;
    lines.end();
    return list.finish();
}
function addLine(list, text, line) {
    const trimmed = text.trim();
    if (trimmed.startsWith("{"))
        (0,_line_format_js__WEBPACK_IMPORTED_MODULE_2__/* .addJsonLine */ .Mf)(list, text, { name: NAME, line });
    else if (trimmed.startsWith("[") && isJson(trimmed)) {
        list.problem(`Expected ${NAME} to hold one task a line, found a JSON array at line ${line}. Print its items one by one, for instance with jq -c '.[]'.`);
    }
    else if (trimmed.startsWith('"') && isJson(trimmed))
        (0,_line_format_js__WEBPACK_IMPORTED_MODULE_2__/* .addPlainId */ .jL)(list, JSON.parse(trimmed), line);
    else
        (0,_line_format_js__WEBPACK_IMPORTED_MODULE_2__/* .addPlainId */ .jL)(list, text, line);
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
function refuseFailure(command, end, options) {
    const called = `tasks-command (${JSON.stringify(command.length > 120 ? `${command.slice(0, 119)}…` : command)})`;
    switch (end.kind) {
        case "exited": {
            if (end.code === 0)
                return;
            const how = end.code === null ? `it was killed by ${end.signal}` : `exit code ${end.code}`;
            const said = options.redactor.redact(options.stderr.text()).slice(-LAST_WORDS_LENGTH).trim();
            const words = said === "" ? "It wrote nothing to stderr." : `Its last words: ${said}`;
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y(`Expected ${called} to list tasks and exit with 0, found ${how}. ${words}`);
        }
        case "cut":
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y(`Expected ${called} to list all tasks before it ends, found that a process it left behind still writes to its stdout: the list may be cut. Add \`wait\` at its end, or give that process another stdout.`);
        case "not-started":
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y(`Expected to run ${called} with bash in ${options.workingDirectory}, found ${end.message}. Check that bash is installed and that the folder exists.`);
        case "timed-out":
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y(`Expected ${called} to end within ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(options.commandTimeoutMs)}, found it still running. List the tasks into a file in a step of its own.`);
        case "aborted":
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y(`Expected ${called} to list tasks, found that the run was interrupted before it ended.`);
        default:
            (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_7__/* .unreachable */ .H)(end);
    }
}


/***/ })

};
