export const id = 6235;
export const ids = [6235];
export const modules = {

/***/ 89926:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ stateDirOf)
/* harmony export */ });
/* harmony import */ var _config_input_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50646);

function stateDirOf(line) {
    return line.inputs["state-dir"]?.trim() || _config_input_table_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_TABLE */ .g$["state-dir"].default;
}


/***/ }),

/***/ 56235:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   statusCommand: () => (/* binding */ statusCommand)
/* harmony export */ });
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23540);
/* harmony import */ var _engine_outputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47545);
/* harmony import */ var _engine_read_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18698);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9924);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31918);
/* harmony import */ var _state_dir_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89926);
/* harmony import */ var _streams_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24624);







function statusCommand(line) {
    const paths = (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .statePaths */ .mt)((0,_state_dir_js__WEBPACK_IMPORTED_MODULE_5__/* .stateDirOf */ .I)(line));
    if (line.flags.json) {
        const outputs = outputsIn(paths);
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_6__/* .printJson */ .Q2)({ ...outputs, outputs });
        return _core_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.ok;
    }
    const { campaign, outputs } = (0,_engine_read_status_js__WEBPACK_IMPORTED_MODULE_2__/* .readStatus */ .r)(paths);
    const rows = [
        ["campaign", (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(campaign)],
        ["status", `${outputs.status}${outputs.reason === "" ? "" : ` (${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(String(outputs.reason))})`}`],
        ["tasks", String(outputs.total)],
        ["passed", String(outputs.passed)],
        ["failed", String(outputs.failed)],
        ["errored", String(outputs.errored)],
        ["skipped", String(outputs.skipped)],
        ["outstanding", String(outputs.outstanding)],
        ["pass rate", outputs["pass-rate"] === null ? "-" : `${(Number(outputs["pass-rate"]) * 100).toFixed(1)} %`],
        ["resume at", String(outputs["resume-at"]) || "-"],
        ["resume with", String(outputs["resume-command"]) || "-"],
    ];
    (0,_streams_js__WEBPACK_IMPORTED_MODULE_6__/* .printText */ .n)((0,_streams_js__WEBPACK_IMPORTED_MODULE_6__/* .table */ .tp)(rows, 12));
    return _core_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.ok;
}
function outputsIn(paths) {
    try {
        return (0,_engine_read_status_js__WEBPACK_IMPORTED_MODULE_2__/* .readStatus */ .r)(paths).outputs;
    }
    catch (error) {
        if (!(error instanceof _engine_read_status_js__WEBPACK_IMPORTED_MODULE_2__/* .NoState */ .n))
            throw error;
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_6__/* .tell */ .qz)(error.message);
        return (0,_engine_outputs_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownOutputs */ .Fs)({ status: "incomplete", reason: "no run has left its state yet", resumeCommand: "", paths });
    }
}


/***/ }),

/***/ 47545:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ unknownOutputs),
/* harmony export */   JZ: () => (/* binding */ buildOutputs)
/* harmony export */ });
/* unused harmony exports interruptedOutputs, outputText */
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65079);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23540);


function buildOutputs(facts) {
    const { counts, paths } = facts;
    const resume = counts.outstanding > 0;
    return {
        status: facts.status,
        resume,
        "resume-at": resume && facts.resumeAt !== null ? (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .iso */ .K)(facts.resumeAt) : "",
        "resume-command": resume ? facts.resumeCommand : "",
        reason: facts.reason,
        total: counts.total,
        passed: counts.passed,
        failed: counts.failed,
        errored: counts.errored,
        skipped: counts.skipped,
        outstanding: counts.outstanding,
        "pass-rate": (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .shownPassRate */ .H5)(counts),
        "outstanding-file": paths.outstanding,
        "results-file": paths.results,
        "failures-file": paths.failures,
        "summary-file": paths.summary,
        "junit-file": paths.junit,
        "report-file": paths.report,
    };
}
function interruptedOutputs({ message: reason, counts }, facts) {
    const ended = { ...facts, status: "interrupted", reason };
    return counts === null ? unknownOutputs(ended) : buildOutputs({ ...ended, counts, resumeAt: null });
}
function unknownOutputs(facts) {
    const none = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
    const unknown = { total: null, passed: null, failed: null, errored: null, skipped: null, outstanding: null };
    const outputs = buildOutputs({ ...facts, counts: none, resumeAt: null });
    return { ...outputs, ...unknown, resume: true, "resume-command": facts.resumeCommand };
}
function outputText(value) {
    return value === null ? "" : String(value);
}


/***/ }),

/***/ 18698:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ NoState),
/* harmony export */   r: () => (/* binding */ readStatus)
/* harmony export */ });
/* harmony import */ var _core_history_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13270);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23540);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67756);
/* harmony import */ var _core_workflow_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(99461);
/* harmony import */ var _store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(573);
/* harmony import */ var _store_odd_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22381);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38617);
/* harmony import */ var _store_run_events_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87577);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47545);
/* harmony import */ var _plan_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96127);
/* harmony import */ var _stored_tasks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1683);











class NoState extends _core_user_error_js__WEBPACK_IMPORTED_MODULE_8__/* .UserError */ .y {
}
function readStatus(paths) {
    (0,_store_odd_files_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseOddFiles */ .xc)(paths);
    const checkpoint = (0,_store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readCheckpoint */ .HQ)(paths.checkpoint);
    const { started, ended } = readLastRun(paths.events);
    const campaign = started?.campaign ?? checkpoint?.campaigns[0]?.id;
    if (campaign === undefined) {
        throw new NoState(`Expected the state of a run in ${paths.root}, found none. Run \`carryover run\` first, or give the right \`--state-dir\`.`);
    }
    const job = { index: started?.job_index ?? 0, total: started?.job_total ?? 1 };
    const tasks = (0,_stored_tasks_js__WEBPACK_IMPORTED_MODULE_7__/* .readStoredTasks */ .G)(paths.tasks);
    const workflowRun = (0,_core_workflow_run_js__WEBPACK_IMPORTED_MODULE_9__/* .workflowRunOf */ .o)(started?.run ?? "");
    const completed = checkpoint?.campaigns.find(({ id }) => id === campaign)?.completed_at ?? null;
    const isEarlier = completed !== null && started !== null && Date.parse(completed) < started.at;
    const plan = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readPlan */ .m3)(paths.plan, { campaign, identity: { workflowRun }, completedAt: isEarlier ? completed : null });
    const part = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_6__/* .partOf */ .BU)(tasks, { job, plan });
    const { history } = (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .readHistory */ .Lu)({ ledger: paths.results, sidecar: paths.failures }, campaign, new _core_history_js__WEBPACK_IMPORTED_MODULE_10__/* .ListHistory */ .tX(tasks));
    const maxAttempts = started?.max_attempts ?? 3;
    const counts = (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .countTasks */ .g6)(part, history, maxAttempts);
    const outputs = (0,_outputs_js__WEBPACK_IMPORTED_MODULE_5__/* .buildOutputs */ .JZ)({
        status: ended?.status ?? killedStatus(counts),
        reason: ended?.reason ?? "the last run ended without a word: it was killed, or it is still running",
        counts,
        resumeAt: ended?.resume_at ?? null,
        resumeCommand: ended?.resume_command ?? "",
        paths,
    });
    return { campaign, outputs, counts, maxAttempts, part: (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_6__/* .partPredicate */ .P1)(part, tasks, (id) => id) };
}
function killedStatus(counts) {
    return counts.outstanding === 0 ? "complete" : "incomplete";
}
function readLastRun(path) {
    let started = null;
    let ended = null;
    (0,_store_run_events_js__WEBPACK_IMPORTED_MODULE_4__/* .readRunEvents */ .Lm)(path, (event) => {
        if (event.event === "run_started") {
            started = event;
            ended = null;
            return;
        }
        ended = event;
        const { job, run, at, campaign, max_attempts } = event;
        if (job !== _store_run_events_js__WEBPACK_IMPORTED_MODULE_4__/* .MERGE */ .lF || campaign === undefined || max_attempts === undefined)
            return;
        started = { run, at, campaign, max_attempts, job_index: 0, job_total: 1 };
    });
    return { started, ended };
}


/***/ }),

/***/ 1683:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readStoredTasks)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92765);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73305);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92746);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43609);
/* harmony import */ var _store_journal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13853);
/* harmony import */ var _store_task_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51980);
/* harmony import */ var _tasks_task_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25097);






const storedSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_3__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._minLength */ .m9(1)), provider: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()), undefined) }));
function readStoredTasks(path) {
    const tasks = new _tasks_task_table_js__WEBPACK_IMPORTED_MODULE_2__/* .TaskTable */ .E();
    (0,_store_journal_js__WEBPACK_IMPORTED_MODULE_0__/* .readLines */ .S)(path, (line) => {
        const stored = storedSchema().safeParse((0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonOrNull */ .J)(line));
        const hash = stored.success ? (0,_store_task_line_js__WEBPACK_IMPORTED_MODULE_1__/* .hashOfLine */ .Cz)(line) : null;
        if (!stored.success || hash === null)
            return;
        const { id, provider = "" } = stored.data;
        tasks.add({ id, hash, json: line }, { provider });
    });
    return tasks;
}


/***/ })

};
