export const id = 9863;
export const ids = [9863];
export const modules = {

/***/ 9863:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   retryCommand: () => (/* binding */ retryCommand)
/* harmony export */ });
/* harmony import */ var _config_input_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19442);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23540);
/* harmony import */ var _engine_open_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90332);
/* harmony import */ var _engine_read_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18698);
/* harmony import */ var _engine_retry_tasks_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(21730);
/* harmony import */ var _engine_run_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45161);
/* harmony import */ var _engine_stored_tasks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1683);
/* harmony import */ var _engine_system_clock_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(78337);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9924);
/* harmony import */ var _report_redact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65603);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(31918);
/* harmony import */ var _state_dir_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(89926);
/* harmony import */ var _streams_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(24624);













const KINDS = ["errored", "timed-out", "failed"];
async function retryCommand(line) {
    const { options } = line;
    const stateDir = (0,_state_dir_js__WEBPACK_IMPORTED_MODULE_9__/* .stateDirOf */ .I)(line);
    const { maxAttempts } = (0,_engine_read_status_js__WEBPACK_IMPORTED_MODULE_3__/* .readStatus */ .r)((0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .statePaths */ .mt)(stateDir));
    const now = Date.now();
    const isDryRun = options["dry-run"] === "true";
    const folder = await (0,_engine_open_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .openFolder */ .N)({ stateDir, stateName: null }, {
        clock: (0,_engine_system_clock_js__WEBPACK_IMPORTED_MODULE_11__/* .systemClock */ .m)(),
        redactor: (0,_report_redact_js__WEBPACK_IMPORTED_MODULE_7__.environmentRedactor)(process.env),
        workspace: process.cwd(),
        sink: { on: (event) => event.event === "warning" && (0,_streams_js__WEBPACK_IMPORTED_MODULE_10__/* .tell */ .qz)(event.message) },
    });
    let ids;
    try {
        ids = (0,_engine_retry_tasks_js__WEBPACK_IMPORTED_MODULE_12__/* .retryTasks */ .J)(folder, { kinds: KINDS.filter((kind) => options[kind] === "true"), ids: (0,_config_input_values_js__WEBPACK_IMPORTED_MODULE_0__/* .splitList */ .ry)(options.id ?? "") }, {
            tasks: (0,_engine_stored_tasks_js__WEBPACK_IMPORTED_MODULE_5__/* .readStoredTasks */ .G)(folder.paths.tasks),
            maxAttempts,
            run: (0,_engine_run_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .runIdentity */ .y)(process.env, 0, now).run,
            now,
            isDryRun,
        });
    }
    finally {
        folder.close();
    }
    if (ids.length > 0)
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_10__/* .printText */ .n)(ids.map(_report_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .visibleId */ .i2).join("\n"));
    const tasks = `${ids.length} task${ids.length === 1 ? "" : "s"}`;
    if (ids.length === 0)
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_10__/* .tell */ .qz)("no settled task matches, so nothing changes");
    else if (isDryRun)
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_10__/* .tell */ .qz)(`${tasks} would be outstanding again`);
    else
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_10__/* .tell */ .qz)(`${tasks} outstanding again: the next run repeats ${ids.length === 1 ? "it" : "them"}`);
    return _core_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.ok;
}


/***/ }),

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

/***/ 21730:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ retryTasks)
/* harmony export */ });
/* harmony import */ var _core_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13270);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65079);
/* harmony import */ var _core_selection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83260);



function retryTasks(folder, choice, facts) {
    const checkpoint = folder.readCheckpoint();
    const [latest, ...others] = checkpoint?.campaigns ?? folder.campaignsOfRows();
    if (latest === undefined)
        return [];
    const { tasks, maxAttempts, now, run } = facts;
    const { history } = folder.readHistory(latest.id, new _core_history_js__WEBPACK_IMPORTED_MODULE_0__/* .ListHistory */ .tX(tasks));
    const chosen = [];
    for (let index = 0; index < tasks.count; index += 1) {
        const record = history.at(index);
        if (record !== undefined &&
            (0,_core_history_js__WEBPACK_IMPORTED_MODULE_0__/* .nextAttempt */ .nj)(record, maxAttempts) === null &&
            isChosen(choice, record, tasks.idAt(index))) {
            chosen.push(index);
        }
    }
    const ids = chosen.map((index) => tasks.idAt(index));
    if (facts.isDryRun || chosen.length === 0)
        return ids;
    const at = (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .iso */ .K)(now);
    folder.openJournals();
    folder.retry(chosen.map((index) => {
        const { id, hash } = tasks.at(index);
        return { v: 1, campaign: latest.id, id, hash, class: "retry", run, at };
    }));
    if (checkpoint !== null) {
        const { counts: _counts, ...open } = latest;
        const reopened = { ...open, complete: false, completed_run: null, completed_at: null };
        folder.writeCheckpoint({ ...checkpoint, campaigns: [reopened, ...others], updated_at: at });
    }
    return ids;
}
function isChosen({ kinds, ids }, record, id) {
    const wanted = kinds.length === 0 && ids.length === 0 ? ["errored", "timed-out"] : kinds;
    const kind = kindOf(record);
    const isKind = wanted.length === 0 || (kind !== null && wanted.includes(kind));
    return isKind && (ids.length === 0 || ids.some((pattern) => id === pattern || (0,_core_selection_js__WEBPACK_IMPORTED_MODULE_2__/* .idPattern */ .aD)(pattern).test(id)));
}
function kindOf(record) {
    if (record.kind === "result")
        return record.status === "failed" ? "failed" : null;
    if (record.kind === "attempts")
        return "errored";
    if (record.class === "timeout_exceeded")
        return "timed-out";
    return record.class === "skipped" ? null : "errored";
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
