export const id = 1743;
export const ids = [1743];
export const modules = {

/***/ 1743:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportCommand: () => (/* binding */ reportCommand)
/* harmony export */ });
/* harmony import */ var _config_from_argv_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70258);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23540);
/* harmony import */ var _engine_read_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18698);
/* harmony import */ var _engine_write_reports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29526);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31918);
/* harmony import */ var _streams_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24624);






async function reportCommand(line) {
    const paths = (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .statePaths */ .mt)((0,_config_from_argv_js__WEBPACK_IMPORTED_MODULE_0__/* .stateDirOf */ .I)(line));
    const { campaign, outputs, maxAttempts, part } = (0,_engine_read_status_js__WEBPACK_IMPORTED_MODULE_2__/* .readStatus */ .r)(paths);
    const written = await (0,_engine_write_reports_js__WEBPACK_IMPORTED_MODULE_3__.writeReports)({ paths, campaign, maxAttempts, part, run: null, warn: _streams_js__WEBPACK_IMPORTED_MODULE_5__/* .inform */ .IP });
    if (written === null)
        return _core_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.usage;
    if (line.isJson)
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_5__/* .printOutputs */ .My)(outputs);
    else if (written.files.length > 0)
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_5__/* .inform */ .IP)(`wrote ${written.files.join(", ")}`);
    return written.files.length === (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .reportFiles */ .IU)(paths).length ? _core_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.ok : _core_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.usage;
}


/***/ }),

/***/ 18698:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ NoState),
/* harmony export */   r: () => (/* binding */ readStatus)
/* harmony export */ });
/* harmony import */ var _core_campaign_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31670);
/* harmony import */ var _core_history_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(13270);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23540);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(67756);
/* harmony import */ var _store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(573);
/* harmony import */ var _store_lock_holder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60950);
/* harmony import */ var _store_odd_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22381);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38617);
/* harmony import */ var _store_run_events_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87577);
/* harmony import */ var _list_tasks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51448);
/* harmony import */ var _plan_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96127);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(31678);












class NoState extends _core_user_error_js__WEBPACK_IMPORTED_MODULE_10__/* .UserError */ .yo {
}
function readStatus(paths) {
    (0,_store_odd_files_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseOddFiles */ .x)(paths);
    const checkpoint = (0,_store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readCheckpoint */ .HQ)(paths.checkpoint);
    const { started, ended } = readLastRun(paths.events);
    const campaign = started?.campaign ?? checkpoint?.campaigns[0]?.id;
    if (campaign === undefined) {
        throw new NoState(`Expected the state of a run in ${paths.root}, found none. Run \`carryover run\` first, or set the right \`--state-dir\`.`);
    }
    const job = { index: started?.job_index ?? 0, total: started?.job_total ?? 1 };
    const tasks = (0,_list_tasks_js__WEBPACK_IMPORTED_MODULE_7__/* .readStoredTasks */ .G)(paths.tasks);
    const workflowRun = (0,_core_campaign_js__WEBPACK_IMPORTED_MODULE_0__/* .workflowRunOf */ .ol)(started?.run ?? "");
    const record = checkpoint?.campaigns.find(({ id }) => id === campaign);
    const plan = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_8__/* .readPlan */ .m3)(paths.plan, campaign, { workflowRun });
    const part = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_8__/* .partOf */ .BU)(tasks, { job, plan });
    const { history } = (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_5__/* .readHistory */ .Lu)(paths, campaign, new _core_history_js__WEBPACK_IMPORTED_MODULE_11__/* .ListHistory */ .tX(tasks));
    const maxAttempts = started?.max_attempts ?? 3;
    const counts = (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .countTasks */ .g6)(part, history, maxAttempts);
    const { status, reason } = (0,_core_campaign_js__WEBPACK_IMPORTED_MODULE_0__/* .standingAfter */ .pQ)(ended, record, counts.outstanding);
    const outputs = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_9__/* .buildOutputs */ .JZ)({
        status,
        reason: reason ?? reasonWithoutEnd(paths, started),
        counts,
        resumeAt: ended?.resume_at ?? null,
        resumeCommand: ended?.resume_command ?? "",
        paths,
    });
    return { campaign, status, outputs, counts, maxAttempts, part: (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_8__/* .partPredicate */ .P1)(part, tasks, (id) => id) };
}
function reasonWithoutEnd({ lock }, started) {
    if ((0,_store_lock_holder_js__WEBPACK_IMPORTED_MODULE_3__/* .isHeld */ .i7)(lock))
        return "a run is in progress";
    if (started === null)
        return "no run of this campaign is recorded";
    return "the last run did not record its end: it was killed, its disk was full, or it is running on another machine";
}
function readLastRun(path) {
    let started = null;
    let ended = null;
    (0,_store_run_events_js__WEBPACK_IMPORTED_MODULE_6__/* .readRunEvents */ .Lm)(path, (event) => {
        if (event.event === "run_started") {
            started = event;
            ended = null;
            return;
        }
        ended = event;
        const { job, run, at, campaign, max_attempts } = event;
        if (job !== _store_run_events_js__WEBPACK_IMPORTED_MODULE_6__/* .MERGE */ .lF || campaign === undefined || max_attempts === undefined)
            return;
        started = { run, at, campaign, max_attempts, job_index: 0, job_total: 1 };
    });
    return { started, ended };
}


/***/ })

};
