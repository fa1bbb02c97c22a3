export const id = 235;
export const ids = [235];
export const modules = {

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

/***/ 6235:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   statusCommand: () => (/* binding */ statusCommand)
/* harmony export */ });
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3540);
/* harmony import */ var _engine_outputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7545);
/* harmony import */ var _engine_read_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8698);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9924);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1918);
/* harmony import */ var _state_dir_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9926);
/* harmony import */ var _streams_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4624);







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


/***/ })

};
