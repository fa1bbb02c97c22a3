export const id = 6235;
export const ids = [6235];
export const modules = {

/***/ 56235:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   statusCommand: () => (/* binding */ statusCommand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _config_from_argv_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70258);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23540);
/* harmony import */ var _engine_read_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18698);
/* harmony import */ var _engine_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31678);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9924);
/* harmony import */ var _report_event_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33305);
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44702);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(31918);
/* harmony import */ var _streams_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(24624);










function statusCommand(line) {
    const paths = (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .statePaths */ .mt)((0,_config_from_argv_js__WEBPACK_IMPORTED_MODULE_1__/* .stateDirOf */ .I)(line));
    if (line.isJson) {
        const outputs = outputsIn(paths);
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_9__/* .printOutputs */ .My)(outputs);
        return _core_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.ok;
    }
    const { campaign, status, outputs } = (0,_engine_read_status_js__WEBPACK_IMPORTED_MODULE_3__/* .readStatus */ .r)(paths);
    const resumeAt = String(outputs["resume-at"]);
    const rows = [
        ["campaign", (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .TN)(campaign)],
        ["status", (0,_report_words_js__WEBPACK_IMPORTED_MODULE_7__/* .endWords */ .Bx)(status, (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .TN)(String(outputs.reason)))],
        ["tasks", String(outputs.total)],
        ["passed", String(outputs.passed)],
        ["failed", String(outputs.failed)],
        ["errored", String(outputs.errored)],
        ["skipped", String(outputs.skipped)],
        ["outstanding", String(outputs.outstanding)],
        ["pass rate", outputs["pass-rate"] === null ? "-" : (0,_report_words_js__WEBPACK_IMPORTED_MODULE_7__/* .percent */ .KN)(Number(outputs["pass-rate"]))],
        ["resume at", resumeAt === "" ? "-" : (0,_report_event_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .instantWords */ .lJ)(Date.parse(resumeAt), Date.now())],
        ["resume with", String(outputs["resume-command"]) || "-"],
        ["report", (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.report) ? (0,_streams_js__WEBPACK_IMPORTED_MODULE_9__/* .relativePath */ .iZ)(paths.report) : "-"],
    ];
    (0,_streams_js__WEBPACK_IMPORTED_MODULE_9__/* .printText */ .n)((0,_streams_js__WEBPACK_IMPORTED_MODULE_9__/* .table */ .tp)(rows, 12));
    return _core_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.ok;
}
function outputsIn(paths) {
    try {
        return (0,_engine_read_status_js__WEBPACK_IMPORTED_MODULE_3__/* .readStatus */ .r)(paths).outputs;
    }
    catch (error) {
        if (!(error instanceof _engine_read_status_js__WEBPACK_IMPORTED_MODULE_3__/* .NoState */ .n))
            throw error;
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_9__/* .inform */ .IP)(error.message);
        return (0,_engine_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .unknownOutputs */ .Fs)({
            status: "incomplete",
            reason: "no run has stored its state yet",
            resumeCommand: "",
            paths,
        });
    }
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


/***/ }),

/***/ 31678:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fp: () => (/* binding */ repeatVerdict),
/* harmony export */   Fs: () => (/* binding */ unknownOutputs),
/* harmony export */   Ge: () => (/* binding */ countRegressed),
/* harmony export */   H7: () => (/* binding */ interruptedOutputs),
/* harmony export */   JZ: () => (/* binding */ buildOutputs),
/* harmony export */   jf: () => (/* binding */ concludeRun)
/* harmony export */ });
/* unused harmony export outputText */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65079);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23540);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9924);
/* harmony import */ var _store_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(148);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38617);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31918);








function buildOutputs(options) {
    const { counts, paths } = options;
    const resume = counts.outstanding > 0;
    return {
        status: options.status,
        resume,
        "resume-at": resume && options.resumeAt !== null ? (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_7__/* .iso */ .KH)(options.resumeAt) : "",
        "resume-command": resume ? options.resumeCommand : "",
        reason: options.reason,
        ...counts,
        "pass-rate": (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .reportedPassRate */ .TX)(counts),
        "outstanding-file": paths.outstanding,
        "results-file": paths.results,
        "failures-file": paths.failures,
        "summary-file": paths.summary,
        "junit-file": paths.junit,
        "report-file": paths.report,
    };
}
function unknownOutputs(options) {
    const unknown = { total: null, passed: null, failed: null, errored: null, skipped: null, outstanding: null };
    const outputs = buildOutputs({ ...options, counts: NO_TASKS, resumeAt: null });
    return { ...outputs, ...unknown, resume: true, "resume-command": options.resumeCommand };
}
function interruptedOutputs(signal, { stateDir }, { workspace, resumeCommand }) {
    const reason = `interrupted by ${signal} before the first child; nothing was run`;
    return unknownOutputs({
        status: "interrupted",
        reason,
        resumeCommand,
        paths: (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .statePaths */ .mt)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, stateDir)),
    });
}
function outputText(value) {
    return value === null ? "" : String(value);
}
function concludeRun(ended, { identity, judgment, ...context }) {
    const { reason, resumeAt, resumeCommand = context.resumeCommand, paths, ...result } = ended;
    const { status, counts } = result;
    const against = (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .failReasons */ .K1)(result, judgment);
    const outputs = buildOutputs({ status, reason, counts, resumeAt, resumeCommand, paths });
    return {
        end: { result, reason, against, exitCode: (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .exitCode */ .I$)(result, judgment), outputs },
        event: {
            event: "run_ended",
            run: identity.run,
            job: identity.job,
            status,
            reason,
            counts,
            against,
            resume_at: String(outputs["resume-at"]),
            resume_command: resumeCommand,
            ...(result.sameFailure ? { failed_alike: true } : {}),
        },
    };
}
function countRegressed(context, paths, { campaign, history, isInPart, }) {
    if (!context.judgment.failOn.regressed)
        return 0;
    const failed = new Set();
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_5__/* .readLedger */ .SC)(paths.results, (row) => {
        if (row.campaign === campaign && row.status === "failed" && history.lists(row.hash) && (isInPart?.(row.id) ?? true))
            failed.add(row.id);
    });
    let regressed = 0;
    let hasBaseline = false;
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_5__/* .readLedger */ .SC)(paths.baseline, (row) => {
        if (row.campaign === campaign)
            return;
        hasBaseline = true;
        if (row.status === "passed" && failed.delete(row.id))
            regressed += 1;
    });
    if (!hasBaseline) {
        const message = "fail-on: regressed found no regression, because there is no earlier complete campaign to compare with";
        context.inform(message);
    }
    return regressed;
}
function repeatVerdict(paths, { id, counts = NO_TASKS }, to, why = `this workflow run completed campaign ${id}, and another one has begun since`) {
    const ended = { status: "complete", counts, sameFailure: false, signal: null };
    const { end, event } = concludeRun({ ...ended, reason: why, resumeAt: null, paths }, to);
    const { against } = end;
    to.sink.on({ ...event, at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_7__/* .iso */ .KH)(to.clock.now()) });
    const summary = summaryOf(id, counts, against, why);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.summary))
        (0,_store_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeAtomically */ .v)(paths.summary, (write) => write(summary));
    return { ...end, report: null, summary };
}
const NO_TASKS = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
function summaryOf(campaign, counts, against, why) {
    const { total, passed, failed, errored, skipped } = counts;
    const verdict = against.length === 0 ? "" : ` The verdict stands: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p7)(against.join(" and "))}.`;
    return (`## ${against.length === 0 ? "✅" : "❌"} Nothing to do: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p7)(why)}\n\n` +
        `Campaign ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(campaign)} is complete, so this run starts nothing and saves nothing. ` +
        `${passed} of ${total} tasks passed, ${failed} failed, ${errored} errored and ${skipped} skipped.${verdict}\n`);
}


/***/ }),

/***/ 33305:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V8: () => (/* binding */ eventLine),
/* harmony export */   lJ: () => (/* binding */ instantWords),
/* harmony export */   z$: () => (/* binding */ endLines)
/* harmony export */ });
/* harmony import */ var _core_apply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82159);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61420);
/* harmony import */ var _core_selection_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83260);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48032);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23627);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44702);







const REASON_LENGTH = 300;
const SHORT_WAIT_MS = 10 * 60_000;
function eventLine(event, progress) {
    if (event.event === "attempt_ended" || (event.event === "attempt_started" && !event.probe))
        return null;
    const at = Date.parse(event.at);
    const provider = "provider" in event ? (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .providerWords */ .hC)(event.provider) : "";
    const why = "reason" in event ? quote(event.reason) : "";
    switch (event.event) {
        case "run_started":
            return line(startLine(event), "plain");
        case "task_settled":
            return settledLine(event, progress, at);
        case "paused": {
            const waitMs = Date.parse(event.until) - at;
            const howLong = waitMs < SHORT_WAIT_MS ? `for ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(waitMs)}` : untilWords(event.until, at);
            const cause = (0,_core_apply_js__WEBPACK_IMPORTED_MODULE_0__/* .isStandstill */ .T)(event.reason) ? "" : "rate limited: ";
            return line(`${cause}pausing ${provider} ${howLong}: ${why}`, "warn");
        }
        case "limit_changed": {
            const { from, to } = event;
            return line(`parallelism of ${provider} ${from} -> ${to}: ${why}`, to < from ? "warn" : "dim");
        }
        case "pace_changed":
            return line(`${why}: pacing ${provider} to ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shortNumber */ .In)(event.starts_per_minute)} starts a minute`, "warn");
        case "circuit_changed":
            if (event.to === "half-open")
                return null;
            if (event.to === "closed")
                return line(`${provider} answers again`, "good");
            return line(`stopping ${provider}${stopEndWords(event, at)}${said(why)}`, "bad");
        case "child_stopped":
            return line(`stopping a child (${stopWords(event.reason)}): ${tasksOf(event.key, progress)}`, "warn");
        case "gateway_started": {
            const routes = event.routes.map(_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo).join(", ");
            return line(`gateway: pacing calls to ${routes}; to disable the gateway, set \`gateway: off\``, "dim");
        }
        case "lane_paced":
            return line(`gateway: ${laneName(event)} is paced to ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shortNumber */ .In)(event.calls_per_minute)} calls a minute`, "dim");
        case "lane_stopped": {
            const until = event.until === null ? "" : ` ${untilWords(event.until, at)}`;
            return line(`gateway: ${laneName(event)} is stopped${until}`, "warn");
        }
        case "calls_replayed":
            return line(`gateway: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .replayedWords */ .MH)(event)}`, "good");
        case "journal_full": {
            const full = `the journal is full (${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shortNumber */ .In)(event.limit_bytes / 1_000_000)} MB)`;
            return line(`gateway: ${full}. An interrupted task pays again for the calls it makes from now on. Raise \`gateway-journal-limit\`.`, "warn");
        }
        case "suspicion_changed":
            return {
                suspected: line(`possible rate limit: pausing ${provider} while one other task probes it: ${why}`, "warn"),
                confirmed: line(`rate limit of ${provider} confirmed: ${why}`, "warn"),
                dropped: line(`rate limit of ${provider} not confirmed: ${why}`, "dim"),
            }[event.to];
        case "preflight_started":
            return line(`running the preflight of ${provider}`, "dim");
        case "preflight_ended": {
            const nothing = why === "" ? "it answers" : "no limit found";
            return line(`preflight of ${provider}: ${event.verdict === "none" ? nothing : event.verdict}${said(why)}`, "dim");
        }
        case "ending": {
            const status = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .statusWords */ .o7)(event.status);
            return line(`ending${event.reason.startsWith(status) ? "" : ` (${status})`}: ${why}`, "warn");
        }
        case "warning":
            return line(`warning: ${quote(event.message)}`, "warn");
        case "attempt_started":
            return line(`probing ${provider} with one task: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(event.tasks[0] ?? "")}`, "dim");
        case "run_ended":
            return null;
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_4__/* .unreachable */ .H)(event);
    }
}
function endLines(event, progress) {
    const at = Date.parse(event.at);
    const left = event.counts.outstanding;
    const settled = (status) => Math.min(progress[status], event.counts[status]);
    const passed = settled("passed");
    const failed = settled("failed");
    const errored = settled("errored");
    const skipped = settled("skipped");
    const first = progress.hasStarted ? `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(passed)} passed` : "nothing started";
    const counts = [first, ...(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countsWords */ .Mm)({ failed, errored, skipped, outstanding: left })];
    const graded = passed + failed;
    const share = failed > 0 ? ` (${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(passed / graded)} of ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(graded)} graded)` : "";
    const took = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(at - progress.startedAt);
    const completeTone = failed + errored === 0 ? "good" : "bad";
    const tone = event.status === "complete" ? completeTone : "warn";
    const lines = [
        line((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .endWords */ .Bx)(event.status, quote(event.reason)), tone),
        ...(progress.startedAt === 0 ? [] : [line(`this run: ${counts.join(", ")}${share}, in ${took}`, "plain")]),
    ];
    const { against = [] } = event;
    if (against.length > 0)
        lines.push(line(`failing because ${against.join(" and ")}`, "bad"));
    if (left > 0) {
        const resumeAt = Date.parse(event.resume_at);
        const when = resumeAt > at ? ` after ${instantWords(resumeAt, at)}` : "";
        const usual = (0,_core_selection_js__WEBPACK_IMPORTED_MODULE_6__/* .isSelectionDone */ .Lv)(event.reason) ? _words_js__WEBPACK_IMPORTED_MODULE_3__/* .UNSELECTIVE */ .SM : "to resume, run this again";
        const isFixable = event.failed_alike === true || event.status === "aborted";
        const next = isFixable ? "fix the cause, then run this again" : usual;
        lines.push(line(`${next}${when}${said((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .commandWords */ .Bl)(event.resume_command))}`, "plain"));
    }
    return lines;
}
function startLine(event) {
    const { job_index, job_total } = event;
    const job = job_total > 1 ? `, job-index ${job_index} of ${job_total} jobs` : "";
    const part = event.part === event.tasks
        ? (0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(event.tasks, "task")
        : `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(event.part)} of ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(event.tasks, "task")}`;
    const deadline = event.deadline_at === null ? "" : `, time budget ${untilWords(event.deadline_at, Date.parse(event.at))}`;
    const first = event.new_pass_after === undefined
        ? ""
        : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(event.new_pass_after)} is complete, so this run starts the next one: `;
    const { unselected = 0 } = event;
    const selected = unselected > 0 ? `, ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(event.outstanding)} selected` : "";
    const outstanding = `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(event.outstanding + unselected)} outstanding${selected}`;
    return `${first}campaign ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(event.campaign)}${job}: ${part}, ${outstanding}, ${event.concurrency} at a time${deadline}`;
}
function settledLine(event, progress, at) {
    const attempt = progress.running.get(event.key);
    const duration = attempt === undefined ? "" : (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(at - attempt.startedAt);
    const took = duration === "" ? "" : ` in ${duration}`;
    const tried = event.attempt > 1 ? `, attempt ${event.attempt}` : "";
    const isStopped = event.message.startsWith("stopped (");
    const ended = `${isStopped ? "stopped" : (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .classWords */ .ot)(event.class)}${duration === "" ? "" : ` after ${duration}`}${tried}`;
    const score = event.score === null ? "" : `, score ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shortNumber */ .In)(event.score)}`;
    const why = isStopped ? "" : said(quote(event.message));
    switch (event.next) {
        case "done": {
            const width = String(progress.outstanding).length;
            const count = `[${String(progress.done).padStart(width)}/${progress.outstanding}]`;
            if (event.class === "graded") {
                const tone = event.status === "passed" ? "passed" : "bad";
                return line(`${count} ${event.status} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(event.id)}${score}${took}${tried}${why}`, tone);
            }
            return line(`${count} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .failureWords */ .AC)(event.class)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(event.id)}${took}${tried}${why}`, event.class === "skipped" ? "dim" : "bad");
        }
        case "retry":
            if (event.class === "unfinished")
                return null;
            if (event.class === "rate_limited" && progress.limitSigns(attempt?.provider ?? "") !== 1)
                return null;
            return line(`${progress.isEnding ? "left for the next run:" : "will retry"} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(event.id)} (${ended})${why}`, "warn");
        case "left":
            if (event.class === "rate_limited" && event.verdict === "stop")
                return null;
            return line(`left for the next run: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(event.id)} (${ended})${why}`, "warn");
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_4__/* .unreachable */ .H)(event.next);
    }
}
function stopEndWords({ until, estimated }, at) {
    if (until === null)
        return "";
    const note = estimated && Date.parse(until) > at ? ", an estimate, because it named no time" : "";
    return ` ${untilWords(until, at)}${note}`;
}
function untilWords(until, at) {
    return `until ${instantWords(Date.parse(until), at)}`;
}
function instantWords(at, now) {
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .utcMinute */ .vD)(at)} (${at > now ? `in ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(at - now)}` : "already past"})`;
}
function stopWords(reason) {
    return reason === "fail-fast" ? reason : reason.replaceAll("-", " ");
}
function tasksOf(key, progress) {
    const tasks = progress.running.get(key)?.tasks ?? [];
    return tasks.length > 1 ? `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(tasks[0] ?? key)} and ${tasks.length - 1} more` : (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(tasks[0] ?? key);
}
function laneName({ route, model }) {
    return model === "" ? (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(route) : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(route)} (${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(model)})`;
}
function said(words) {
    return words === "" ? "" : `: ${words}`;
}
function quote(text) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(text, REASON_LENGTH);
}
function line(text, tone) {
    return { text, tone };
}


/***/ })

};
