export const id = 134;
export const ids = [134];
export const modules = {

/***/ 1743:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportCommand: () => (/* binding */ reportCommand)
/* harmony export */ });
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3540);
/* harmony import */ var _engine_read_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8698);
/* harmony import */ var _engine_write_reports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5169);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1918);
/* harmony import */ var _state_dir_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9926);
/* harmony import */ var _streams_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4624);






async function reportCommand(line) {
    const paths = (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .statePaths */ .mt)((0,_state_dir_js__WEBPACK_IMPORTED_MODULE_4__/* .stateDirOf */ .I)(line));
    const { campaign, outputs, maxAttempts, part } = (0,_engine_read_status_js__WEBPACK_IMPORTED_MODULE_1__/* .readStatus */ .r)(paths);
    const written = await (0,_engine_write_reports_js__WEBPACK_IMPORTED_MODULE_2__.writeReports)({ paths, campaign, maxAttempts, part, run: null, warn: _streams_js__WEBPACK_IMPORTED_MODULE_5__/* .tell */ .qz });
    if (written === null)
        return _core_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.usage;
    if (line.flags.json)
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_5__/* .printJson */ .Q2)({ ...outputs, outputs });
    else if (written.files.length > 0)
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_5__/* .tell */ .qz)(`written ${written.files.join(", ")}`);
    return written.files.length === (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .reportFiles */ .IU)(paths).length ? _core_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.ok : _core_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.usage;
}


/***/ }),

/***/ 9926:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ stateDirOf)
/* harmony export */ });
/* harmony import */ var _config_input_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(646);

function stateDirOf(line) {
    return line.inputs["state-dir"]?.trim() || _config_input_table_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_TABLE */ .g$["state-dir"].default;
}


/***/ }),

/***/ 9458:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ reasonOf)
/* harmony export */ });
function reasonOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 8698:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ NoState),
/* harmony export */   r: () => (/* binding */ readStatus)
/* harmony export */ });
/* harmony import */ var _core_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3270);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3540);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7756);
/* harmony import */ var _core_workflow_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9461);
/* harmony import */ var _store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(573);
/* harmony import */ var _store_odd_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2381);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8617);
/* harmony import */ var _store_run_events_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7577);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7545);
/* harmony import */ var _plan_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6127);
/* harmony import */ var _stored_tasks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1683);











class NoState extends _core_user_error_js__WEBPACK_IMPORTED_MODULE_9__/* .UserError */ .y {
}
function readStatus(paths) {
    (0,_store_odd_files_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseOddFiles */ .x)(paths);
    const checkpoint = (0,_store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readCheckpoint */ .HQ)(paths.checkpoint);
    const { started, ended } = readLastRun(paths.events);
    const campaign = started?.campaign ?? checkpoint?.campaigns[0]?.id;
    if (campaign === undefined) {
        throw new NoState(`Expected the state of a run in ${paths.root}, found none. Run \`carryover run\` first, or give the right \`--state-dir\`.`);
    }
    const job = { index: started?.job_index ?? 0, total: started?.job_total ?? 1 };
    const tasks = (0,_stored_tasks_js__WEBPACK_IMPORTED_MODULE_8__/* .readStoredTasks */ .G)(paths.tasks);
    const workflowRun = (0,_core_workflow_run_js__WEBPACK_IMPORTED_MODULE_10__/* .workflowRunOf */ .o)(started?.run ?? "");
    const completed = checkpoint?.campaigns.find(({ id }) => id === campaign)?.completed_at ?? null;
    const isEarlier = completed !== null && started !== null && Date.parse(completed) < started.at;
    const plan = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_7__/* .readPlan */ .m3)(paths.plan, { campaign, identity: { workflowRun }, completedAt: isEarlier ? completed : null });
    const part = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_7__/* .partOf */ .BU)(tasks, { job, plan });
    const { history } = (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_4__/* .readHistory */ .Lu)({ ledger: paths.results, sidecar: paths.failures }, campaign, new _core_history_js__WEBPACK_IMPORTED_MODULE_0__/* .ListHistory */ .tX(tasks));
    const maxAttempts = started?.max_attempts ?? 3;
    const counts = (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .countTasks */ .g6)(part, history, maxAttempts);
    const outputs = (0,_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .buildOutputs */ .JZ)({
        status: ended?.status ?? killedStatus(counts),
        reason: ended?.reason ?? "the last run ended without a word: it was killed, or it is still running",
        counts,
        resumeAt: ended?.resume_at ?? null,
        resumeCommand: ended?.resume_command ?? "",
        paths,
    });
    return { campaign, outputs, counts, maxAttempts, part: (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_7__/* .partPredicate */ .P1)(part, tasks, (id) => id) };
}
function killedStatus(counts) {
    return counts.outstanding === 0 ? "complete" : "incomplete";
}
function readLastRun(path) {
    let started = null;
    let ended = null;
    (0,_store_run_events_js__WEBPACK_IMPORTED_MODULE_5__/* .readRunEvents */ .Lm)(path, (event) => {
        if (event.event === "run_started") {
            started = event;
            ended = null;
            return;
        }
        ended = event;
        const { job, run, at, campaign, max_attempts } = event;
        if (job !== _store_run_events_js__WEBPACK_IMPORTED_MODULE_5__/* .MERGE */ .lF || campaign === undefined || max_attempts === undefined)
            return;
        started = { run, at, campaign, max_attempts, job_index: 0, job_total: 1 };
    });
    return { started, ended };
}


/***/ }),

/***/ 9886:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ utcTime),
/* harmony export */   v: () => (/* binding */ utcMinute)
/* harmony export */ });
const MARGIN_MS = 5_000;
const MINUTE_MS = 60_000;
function utcMinute(at) {
    const minute = Math.ceil((at - MARGIN_MS) / MINUTE_MS) * MINUTE_MS;
    return `${new Date(minute).toISOString().slice(0, 16)}Z`;
}
function utcTime(at) {
    return `${new Date(at).toISOString().slice(11, 19)}Z`;
}


/***/ }),

/***/ 4702:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ failureWords),
/* harmony export */   In: () => (/* binding */ shortNumber),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   R6: () => (/* binding */ firstNumbers),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   o7: () => (/* binding */ statusWords),
/* harmony export */   ot: () => (/* binding */ classWords),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8032);

function counted(count, noun, plural = `${noun}s`) {
    return `${grouped(count)} ${count === 1 ? noun : plural}`;
}
function grouped(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
const NUMBERS_SHOWN = 20;
function firstNumbers(numbers) {
    const shown = numbers.slice(0, NUMBERS_SHOWN).join(", ");
    return numbers.length > NUMBERS_SHOWN ? `${shown} and ${grouped(numbers.length - NUMBERS_SHOWN)} more` : shown;
}
function sentence(text) {
    return text === "" || /[.!?…]$/.test(text) ? text : `${text}.`;
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
    switch (status) {
        case "complete":
            return "complete";
        case "stopped":
            return "stopped";
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

/***/ 8425:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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


/***/ })

};
