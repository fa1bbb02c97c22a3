export const id = 143;
export const ids = [143];
export const modules = {

/***/ 7375:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ allowedNames),
/* harmony export */   k: () => (/* binding */ commandForm)
/* harmony export */ });
function allowedNames(env) {
    return env.kind === "inherit" ? "inherit" : env.names;
}
function commandForm(command) {
    return command.kind === "shell" ? { kind: "shell", command: command.text } : command;
}


/***/ }),

/***/ 4747:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WI: () => (/* binding */ learnedLimits),
/* harmony export */   _f: () => (/* binding */ storedCircuits),
/* harmony export */   hH: () => (/* binding */ resumeAt),
/* harmony export */   kH: () => (/* binding */ restoreLimit),
/* harmony export */   wl: () => (/* binding */ restoreCircuit)
/* harmony export */ });
/* harmony import */ var _core_circuit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2725);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5079);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8032);



function restoreCircuit(checkpoint, provider, now) {
    const stored = own(checkpoint?.circuits, provider);
    if (!stored)
        return null;
    const untilAt = Math.min(Date.parse(stored.until), now + _core_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_LIMIT_MS */ .WX);
    if (Number.isNaN(untilAt))
        return null;
    const { trips, reason, stated, outage } = stored;
    const policy = untilAt > now ? "stop" : "wait";
    return { state: "open", untilAt, trips, reason, stated, policy, ...(outage ? { outage } : {}) };
}
function restoreLimit(checkpoint, provider) {
    return own(checkpoint?.limits, provider) ?? null;
}
function storedCircuits(state, before, now) {
    const circuits = { ...before?.circuits };
    for (const { provider, circuit } of state.lanes.values()) {
        switch (circuit.state) {
            case "closed":
                delete circuits[provider];
                break;
            case "open": {
                const { trips, reason, stated, outage } = circuit;
                const until = (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .iso */ .K)(circuit.untilAt);
                circuits[provider] = { state: "open", until, trips, reason, stated, ...(outage ? { outage } : {}) };
                break;
            }
            case "half-open":
                circuits[provider] = {
                    state: "open",
                    until: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .iso */ .K)(now),
                    trips: circuit.trips,
                    reason: "a probe was running",
                    stated: false,
                };
                break;
            default:
                (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_2__/* .unreachable */ .H)(circuit);
        }
    }
    return circuits;
}
function learnedLimits(state, before) {
    const limits = { ...before?.limits };
    for (const { provider, limit } of state.lanes.values()) {
        if (limit.learned < limit.ceiling)
            limits[provider] = limit.learned;
        else
            delete limits[provider];
    }
    return limits;
}
function resumeAt(circuits, outstandingProviders) {
    return [...outstandingProviders]
        .map((provider) => Date.parse(own(circuits, provider)?.until ?? ""))
        .filter((untilAt) => !Number.isNaN(untilAt))
        .reduce(_core_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .earliest */ .Q, null);
}
function own(record, key) {
    return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}


/***/ }),

/***/ 3258:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ endOfFollowed),
  n: () => (/* binding */ ownFollowedCampaign)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/core/campaign.js
var campaign = __webpack_require__(1670);
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(3270);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(5079);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(1839);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(2474);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(3540);
// EXTERNAL MODULE: ./build/core/workflow-run.js
var workflow_run = __webpack_require__(9461);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(4702);
;// CONCATENATED MODULE: ./build/report/followed-summary.js


function followedSummary({ campaign, counts, against }) {
    const { total, passed, failed, errored, skipped } = counts;
    const figures = [
        [passed, "passed"],
        [failed, "failed"],
        [errored, "errored"],
        [skipped, "skipped"],
    ];
    const told = figures.filter(([amount]) => amount > 0).map(([amount, word]) => `${(0,words/* grouped */.zD)(amount)} ${word}`);
    const stands = told.length === 0 ? "" : ` Of ${(0,words/* counted */.hS)(total, "task")}: ${told.join(", ")}.`;
    const lines = [
        `## ${against.length === 0 ? "✅" : "❌"} Nothing was run: the campaign of this workflow run is complete`,
        `Campaign ${(0,report_escape/* markdownCode */.D9)(campaign)} is done, and other runs have gone on to the next one. A re-run neither repeats it nor takes part in theirs: no task was started, and nothing was saved.${stands}`,
        against.length === 0 ? "" : `Its verdict stands: ${(0,report_escape/* markdownText */.p7)(against.join(", "))}.`,
    ];
    return `${lines.filter((line) => line !== "").join("\n\n")}\n`;
}

// EXTERNAL MODULE: ./build/store/atomic-file.js
var atomic_file = __webpack_require__(148);
// EXTERNAL MODULE: ./build/store/read-history.js
var read_history = __webpack_require__(8617);
// EXTERNAL MODULE: ./build/engine/outputs.js
var engine_outputs = __webpack_require__(7545);
// EXTERNAL MODULE: ./build/engine/plan-file.js
var plan_file = __webpack_require__(6127);
// EXTERNAL MODULE: ./build/engine/warnings.js
var warnings = __webpack_require__(2202);
;// CONCATENATED MODULE: ./build/engine/followed-campaign.js














function ownFollowedCampaign(config, identity, known) {
    const rule = (0,campaign/* campaignRule */.Rk)(config.campaign, identity.trigger);
    return (0,campaign/* followedCampaign */.zA)(rule, known, identity.workflowRun);
}
function endOfFollowed(paths, asked, { config, context }) {
    const { campaign: record, tasks } = asked;
    const campaign = record.id;
    const { judgement, resumeCommand, identity } = context;
    const files = { ledger: paths.baseline, sidecar: paths.failures };
    const part = config.job.total > 1
        ? (0,plan_file/* partOf */.BU)(tasks, { job: config.job, plan: planOfRows(files, { campaign, jobs: config.job.total, identity }) })
        : (0,split/* wholeOf */.l2)(tasks.count);
    const { history } = (0,read_history/* readHistory */.Lu)(files, campaign, new core_history/* ListHistory */.tX(tasks));
    const counts = countsOf(record, { rows: (0,tally/* countTasks */.g6)(part, history, config.maxAttempts), job: config.job });
    const result = { status: "complete", counts, failedAlike: false, signal: null };
    const against = (0,tally/* heldAgainst */.fn)(result, judgement);
    const reason = `this workflow run is done: campaign ${campaign} is complete, and others have gone on to the next`;
    const outputs = (0,engine_outputs/* buildOutputs */.JZ)({ status: "complete", reason, counts, resumeAt: null, resumeCommand, paths });
    const { run, job } = identity;
    const at = (0,instant/* iso */.K)(context.clock.now());
    context.sink.on({
        event: "run_started",
        run,
        job,
        campaign,
        tasks: tasks.count,
        part: part.length,
        outstanding: 0,
        job_index: config.job.index,
        job_total: config.job.total,
        concurrency: config.concurrency,
        max_attempts: config.maxAttempts,
        deadline_at: null,
        at,
    });
    context.sink.on({
        event: "run_ended",
        run,
        job,
        status: "complete",
        reason,
        counts,
        against,
        resume_at: "",
        resume_command: "",
        at,
    });
    const summary = followedSummary({ campaign, counts, against });
    if (!(0,external_node_fs_.existsSync)(paths.summary))
        leaveSummary(paths.summary, summary, context);
    return { result, reason, against, exitCode: (0,tally/* exitCode */.I$)(result, judgement), outputs, report: null, summary };
}
function planOfRows(files, of) {
    const { campaign, jobs, identity } = of;
    const owners = new Map();
    const note = (row) => {
        const isOwn = row.campaign === campaign && (0,workflow_run/* workflowRunOf */.o)(row.run) === identity.workflowRun;
        if (isOwn)
            owners.set(row.hash, Number(row.job));
    };
    (0,read_history/* readSidecar */.YD)(files.sidecar, note);
    (0,read_history/* readLedger */.SC)(files.ledger, note);
    return { jobs, jobOf: (tasks, index) => owners.get(tasks.hashes.at(index)) ?? null };
}
function countsOf(record, of) {
    const { rows, job } = of;
    const hasRows = rows.outstanding < rows.total || rows.total === 0;
    if (record.counts !== undefined && (job.total <= 1 || !hasRows))
        return record.counts;
    return { ...rows, total: rows.total - rows.outstanding, outstanding: 0 };
}
function leaveSummary(path, summary, context) {
    try {
        (0,atomic_file/* writeAtomically */.v)(path, (write) => write(summary));
    }
    catch (error) {
        (0,warnings/* warnIn */.a)(context)(`${path} could not be written: ${(0,reason/* reasonOf */.A)(error)}`);
    }
}


/***/ }),

/***/ 6887:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ list_tasks_listTasks)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/run/child-environment.js
var child_environment = __webpack_require__(4712);
// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(1918);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(7756);
// EXTERNAL MODULE: ./build/core/error-code.js
var error_code = __webpack_require__(4924);
// EXTERNAL MODULE: ./build/tasks/json-error.js
var json_error = __webpack_require__(9458);
// EXTERNAL MODULE: ./build/tasks/line-format.js
var line_format = __webpack_require__(3355);
// EXTERNAL MODULE: ./build/tasks/task-list.js + 1 modules
var task_list = __webpack_require__(8326);
;// CONCATENATED MODULE: ./build/tasks/line-file.js



const CHUNK_BYTES = 64 * 1024;
function readLineFile({ path, name, format }, options) {
    const list = new task_list/* TaskList */._(options);
    const lines = (0,line_format/* linesInto */.Wx)(list, format, name);
    const fd = (0,external_node_fs_.openSync)(path, "r");
    try {
        const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
        for (let read = (0,external_node_fs_.readSync)(fd, chunk); read > 0; read = (0,external_node_fs_.readSync)(fd, chunk))
            lines.push(chunk.subarray(0, read));
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
    lines.end();
    return list.finish();
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
    const { name, path, format, isPipe } = file;
    const describePlace = (line) => `${name}:${line} (line ${line})`;
    switch (format) {
        case "json-lines":
        case "plain": {
            if (!isPipe)
                return readLineFile({ path, name, format }, { ...options, describePlace });
            const list = new task_list/* TaskList */._({ ...options, describePlace });
            const lines = (0,line_format/* linesInto */.Wx)(list, format, name);
            const { readPipe } = await __webpack_require__.e(/* import() */ 221).then(__webpack_require__.bind(__webpack_require__, 2221));
            for await (const chunk of readPipe(path, options.signal))
                lines.push(chunk);
            lines.end();
            return list.finish();
        }
        case "csv": {
            const { addCsv } = await Promise.all(/* import() */[__webpack_require__.e(175), __webpack_require__.e(961)]).then(__webpack_require__.bind(__webpack_require__, 6961));
            const list = new task_list/* TaskList */._({ ...options, describePlace });
            addCsv(list, (0,utf8_lines/* decodeFile */.J)(await readWhole(file, options), name), name);
            return list.finish();
        }
        case "json-array": {
            const byIndex = new task_list/* TaskList */._({
                ...options,
                describePlace: (index) => `${name}: item ${index + 1} (index ${index})`,
            });
            addJsonArray(byIndex, (0,utf8_lines/* decodeFile */.J)(await readWhole(file, options), name), name);
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
async function readWhole({ path, isPipe }, { signal }) {
    if (!isPipe)
        return (0,external_node_fs_.readFileSync)(path);
    const { readPipe } = await __webpack_require__.e(/* import() */ 221).then(__webpack_require__.bind(__webpack_require__, 2221));
    const chunks = [];
    for await (const chunk of readPipe(path, signal))
        chunks.push(chunk);
    return Buffer.concat(chunks);
}

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
async function listTasks(source, options) {
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

// EXTERNAL MODULE: ./build/engine/child-settings.js
var child_settings = __webpack_require__(7375);
// EXTERNAL MODULE: ./build/engine/warnings.js
var warnings = __webpack_require__(2202);
;// CONCATENATED MODULE: ./build/engine/list-tasks.js







function list_tasks_listTasks(source, { config, context, hashing = "at-once", }, signal) {
    const { workspace, env, redactor } = context;
    const { provider, repeats, passWithNoTasks } = config;
    return readTasks(source, {
        workspace,
        workingDirectory: (0,external_node_path_.resolve)(workspace, config.workingDirectory),
        env: (0,child_environment/* filterEnvironment */._I)(env, (0,child_settings/* allowedNames */.R)(config.env)),
        provider,
        repeats,
        passWithNoTasks,
        redactor,
        hashing,
        own: ownFiles((0,external_node_path_.resolve)(workspace, config.stateDir), repeats),
        warn: (0,warnings/* warnIn */.a)(context),
        ...(signal === undefined ? {} : { signal }),
    });
}
function ownFiles(stateDir, repeats) {
    const paths = (0,state_paths/* statePaths */.mt)((0,external_node_fs_.existsSync)(stateDir) ? (0,external_node_fs_.realpathSync)(stateDir) : stateDir);
    return { has: (path) => (0,state_paths/* isStatePath */.rX)(paths, path), stored: repeats === 1 ? paths.tasks : null };
}


/***/ }),

/***/ 332:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _store_lock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3699);
/* harmony import */ var _store_state_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1813);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1918);
/* harmony import */ var _state_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3804);
/* harmony import */ var _warnings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2202);






async function openFolder({ stateDir, stateName }, context, early = null) {
    const { clock, redactor, workspace } = context;
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, stateDir);
    await (0,_store_lock_js__WEBPACK_IMPORTED_MODULE_1__/* .outwaitForeign */ .yN)((0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .statePaths */ .mt)(root).lock, { clock, say: (0,_warnings_js__WEBPACK_IMPORTED_MODULE_5__/* .warnIn */ .a)(context), aborted: early?.aborted });
    early?.check();
    const folder = _store_state_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .StateFolder */ .s.open(root, redactor);
    try {
        (0,_state_name_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseOtherState */ .Yq)(folder.paths, stateName);
        return folder;
    }
    catch (error) {
        folder.close();
        throw error;
    }
}


/***/ }),

/***/ 7545:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H7: () => (/* binding */ interruptedOutputs),
/* harmony export */   JZ: () => (/* binding */ buildOutputs),
/* harmony export */   jO: () => (/* binding */ outputText)
/* harmony export */ });
/* unused harmony export unknownOutputs */
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5079);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3540);


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

/***/ 3804:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fe: () => (/* binding */ nameFor),
/* harmony export */   Yq: () => (/* binding */ refuseOtherState),
/* harmony export */   hr: () => (/* binding */ refuseOtherStates)
/* harmony export */ });
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7756);
/* harmony import */ var _store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(573);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1918);



function refuseOtherState({ root, checkpoint }, name) {
    const other = (0,_store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_0__/* .otherName */ .sW)((0,_store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readCheckpoint */ .HQ)(checkpoint), name);
    if (other === null || name === null)
        return;
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`Expected the state of \`${name}\` in the state folder ${root}, found that of \`${other}\`: ` +
        "two evaluations in one folder would take each other's results for their own. " +
        `Give this one a folder of its own, such as \`state-dir: .carryover-${name.replace(/[^\w.-]/g, "-")}\` beside \`name: ${name}\`; ` +
        `or \`name: ${other}\`, to go on with that state.`);
}
function refuseOtherStates(folders, name) {
    const found = new Map();
    for (const folder of folders) {
        const known = (0,_store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readCheckpoint */ .HQ)((0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .statePaths */ .mt)(folder).checkpoint)?.name;
        if (known !== undefined)
            found.set(known, [...(found.get(known) ?? []), folder]);
    }
    const names = [...found.keys()];
    if (names.every((one) => one === (name ?? names[0])))
        return;
    const states = [...found].map(([one, where]) => `that of \`${one}\` in ${where.join(", ")}`);
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`Expected the states of ${name === null ? "one evaluation" : `\`${name}\``} to unite, found ${states.join(" and ")}: ` +
        "two evaluations in one folder would take each other's results for their own. " +
        "Merge the folders of one name at a time, each into a `state-dir` of its own.");
}
function nameFor(name, before) {
    const known = name ?? before?.name;
    return known === undefined ? {} : { name: known };
}


/***/ }),

/***/ 2202:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ warnIn),
/* harmony export */   m: () => (/* binding */ warningSink)
/* harmony export */ });
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5079);

function warnIn({ sink, clock }) {
    return (message) => sink.on({ event: "warning", message, at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .iso */ .K)(clock.now()) });
}
function warningSink(write) {
    return {
        on(event) {
            if (event.event === "warning")
                write(event.message);
        },
    };
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

/***/ 4712:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WA: () => (/* binding */ scalarFields),
/* harmony export */   _I: () => (/* binding */ filterEnvironment),
/* harmony export */   zv: () => (/* binding */ addVariables)
/* harmony export */ });
const STRING_BYTES_LIMIT = 131_072;
const TASK_BYTES_LIMIT = 524_288;
const NEVER = /^(?:ACTIONS_.*|INPUT_.*|GITHUB_(?:OUTPUT|ENV|PATH|STATE|STEP_SUMMARY)|CARRYOVER_TASK.*|CARRYOVER_FIELD_.*)$/s;
const ALWAYS = ["PATH", "RUNNER_TRACKING_ID"];
function filterEnvironment(base, envAllow) {
    const allowed = envAllow === "inherit" ? null : new Set([...ALWAYS, ...envAllow]);
    const kept = {};
    for (const [name, value] of Object.entries(base)) {
        if (value === undefined || NEVER.test(name))
            continue;
        if (allowed === null || allowed.has(name))
            kept[name] = value;
    }
    return kept;
}
function addVariables(environment, request) {
    environment.CARRYOVER_TASKS_FILE = request.tasksFile;
    environment.CARRYOVER_RESULTS_FILE = request.resultsFile;
    environment.CARRYOVER_SHARD = String(request.shard);
    environment.CARRYOVER_ATTEMPT = String(request.attempt);
    environment.CARRYOVER_DEADLINE = isoInstant(request.deadlineAt);
    const leftOut = [];
    let taskBytes = 0;
    const add = (name, value) => {
        const bytes = Buffer.byteLength(name) + Buffer.byteLength(value) + 2;
        if (bytes > STRING_BYTES_LIMIT || taskBytes + bytes > TASK_BYTES_LIMIT || value.includes("\0")) {
            leftOut.push(name);
            return;
        }
        taskBytes += bytes;
        environment[name] = value;
    };
    delete environment.CARRYOVER_PROVIDER;
    add("CARRYOVER_PROVIDER", request.provider);
    const [task, ...others] = request.tasks;
    if (task === undefined || others.length > 0)
        return { environment, leftOut };
    add("CARRYOVER_TASK_ID", task.id);
    add("CARRYOVER_TASK", task.json);
    for (const [name, value] of fieldVariables(task))
        add(name, value);
    return { environment, leftOut };
}
function fieldVariables(task) {
    const variables = new Map();
    for (const [field, value] of scalarFields(task.json)) {
        const name = field.toUpperCase().replace(/[^A-Z0-9_]/gu, "_");
        if (name !== "" && !variables.has(`CARRYOVER_FIELD_${name}`))
            variables.set(`CARRYOVER_FIELD_${name}`, value);
    }
    return variables;
}
function scalarFields(json) {
    const fields = new Map();
    const payload = JSON.parse(json);
    if (typeof payload !== "object" || payload === null || Array.isArray(payload))
        return fields;
    for (const [name, value] of Object.entries(payload)) {
        if (typeof value === "string")
            fields.set(name, value);
        else if (typeof value === "number" || typeof value === "boolean")
            fields.set(name, String(value));
    }
    return fields;
}
function isoInstant(at) {
    return new Date(Math.min(Math.max(at, 0), 8_640_000_000_000_000)).toISOString();
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


/***/ }),

/***/ 9458:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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
            return new _utf8_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .Utf8Lines */ .H(name, (text, line) => addJsonLine(list, text, { name, line }), (lines) => list.addSoleIds(lines) || list.addObjects(lines, (json, line) => parseLine(list, json, { name, line })));
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
    const listed = parseLine(list, json, place, text);
    if (listed !== undefined)
        list.add(listed, json, place.line);
}
function parseLine(list, json, place, text = json) {
    try {
        return JSON.parse(json);
    }
    catch {
        list.problem((0,_json_error_js__WEBPACK_IMPORTED_MODULE_3__/* .brokenJson */ .U)(text, { name: place.name, firstLine: place.line, advice: "Write one JSON object on each line." }));
        return undefined;
    }
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

/***/ 5126:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   vP: () => (/* binding */ ListProblems)
/* harmony export */ });
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7756);

const SHOWN = 5;
const MOST = 20;
class ListProblems {
    #messages = [];
    note(message) {
        this.#messages.push(message);
        if (this.#messages.length >= MOST)
            this.refuse();
    }
    refuse() {
        const [first, ...others] = this.#messages;
        if (first === undefined)
            return;
        if (others.length === 0)
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(first);
        const shown = this.#messages.slice(0, SHOWN).map((message) => `- ${message}`);
        const left = this.#messages.length - shown.length;
        const count = this.#messages.length >= MOST ? `At least ${MOST}` : `${this.#messages.length}`;
        const rest = left > 0 ? [`- … and ${left} more`] : [];
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y([`${count} problems in the task list:`, ...shown, ...rest].join("\n"));
    }
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

/***/ 8326:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ TaskList)
});

// EXTERNAL MODULE: ./build/tasks/canonical-json.js
var canonical_json = __webpack_require__(4542);
// EXTERNAL MODULE: ./build/tasks/id-index.js
var id_index = __webpack_require__(8425);
// EXTERNAL MODULE: ./build/tasks/leading-id.js
var leading_id = __webpack_require__(433);
// EXTERNAL MODULE: ./build/tasks/list-problems.js
var list_problems = __webpack_require__(5126);
// EXTERNAL MODULE: ./build/tasks/public-name.js
var public_name = __webpack_require__(1038);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(5395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(1420);
// EXTERNAL MODULE: ./build/core/once.js
var once = __webpack_require__(3609);
;// CONCATENATED MODULE: ./build/tasks/reserved-fields.js



const LONGEST_TIMEOUT_MS = 24 * 86_400_000;
const timeoutField = () => schemas/* pipe */.FsL(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]), schemas/* transform */.pdi((value, context) => {
    const timeoutMs = (0,duration/* parseDuration */.E)(String(value));
    if (timeoutMs !== null && timeoutMs > 0 && timeoutMs <= LONGEST_TIMEOUT_MS)
        return timeoutMs;
    context.issues.push({ code: "custom", message: "timeout", input: value });
    return core/* NEVER */.tm;
}));
const weightField = () => schemas/* pipe */.FsL(schemas/* union */.KCZ([schemas/* string */.YjP().check(api/* _trim */.WN(), api/* _minLength */.m9(1)), schemas/* number */.aig()]), schemas/* transform */.pdi((value, context) => {
    const weight = Number(value);
    if (Number.isFinite(weight) && weight > 0)
        return weight;
    context.issues.push({ code: "custom", message: "weight", input: value });
    return core/* NEVER */.tm;
}));
const blank = (0,once/* once */.O)(() => schemas/* pipe */.FsL(schemas/* literal */.euz(["", null]), schemas/* transform */.pdi(() => undefined)));
const RESERVED_FIELDS = (0,once/* once */.O)(() => schemas/* object */.Ikc({
    provider: schemas/* optional */.lqM(schemas/* union */.KCZ([blank(), schemas/* string */.YjP()])),
    group: schemas/* optional */.lqM(schemas/* union */.KCZ([blank(), schemas/* string */.YjP()])),
    timeout: schemas/* optional */.lqM(schemas/* union */.KCZ([blank(), timeoutField()])),
    weight: schemas/* optional */.lqM(schemas/* union */.KCZ([blank(), weightField()])),
}));
function readReserved(fields) {
    const parsed = RESERVED_FIELDS().safeParse(fields);
    return parsed.success ? parsed.data : { wrong: new Set(parsed.error.issues.map(({ path }) => String(path[0]))) };
}

// EXTERNAL MODULE: ./build/tasks/sole-id.js
var sole_id = __webpack_require__(6644);
// EXTERNAL MODULE: ./build/tasks/task-columns.js + 1 modules
var task_columns = __webpack_require__(8069);
;// CONCATENATED MODULE: ./build/tasks/task-list.js








const FIRST_CAPACITY = 1_024;
const LINES_BYTES_MIN = 4_096;
const SHALLOW_LENGTH = 1_024;
const BRACE = 0x7b;
const END_BRACE = 0x7d;
const NO_FIELDS = {};
const EXPECTED_OF_FIELD = {
    provider: 'a text such as "openai"',
    group: 'a text (a number must be quoted: "7")',
    timeout: 'a duration above 0 and up to 24d, such as "90s" or "15m", or a number of seconds',
    weight: "a number above 0",
};
class TaskList {
    #options;
    #hashing;
    #tasks = new task_columns/* TaskColumns */.b();
    #providerNames = new Map();
    #ids;
    #places = new Int32Array(FIRST_CAPACITY);
    #problems = new list_problems/* ListProblems */.vP();
    #commonTraits;
    constructor(options) {
        this.#options = options;
        const { repeats, hashing = "at-once" } = options;
        this.#hashing = hashing;
        this.#ids = new id_index/* IdIndex */.w((position) => {
            const id = this.#tasks.idAt(position * repeats);
            return repeats === 1 ? id : id.slice(0, -"#1".length);
        });
        this.#commonTraits = { provider: this.#providerName(options.provider) };
    }
    add(listed, json, place) {
        if (typeof listed !== "object" || listed === null || Array.isArray(listed)) {
            this.problem(`Expected a task, an object such as {"id": "a"}, at ${this.#at(place)}, found ${(0,list_problems/* describe */.q0)(listed)}. Wrap it as an object with an id.`);
            return;
        }
        const fields = listed;
        const id = this.#idOf(fields, Math.floor(this.#tasks.count / this.#options.repeats), place);
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
            this.#noteDepth(error, id, place);
        }
    }
    addId(id, place) {
        if ((0,canonical_json/* needsEscape */.n3)(id))
            this.add({ id }, null, place);
        else
            this.addSoleId((0,sole_id/* soleIdJson */.LK)(id), place);
    }
    addSoleId(json, place) {
        const id = (0,leading_id/* leadingIdOf */.n)(json);
        if (this.#options.repeats > 1)
            this.add({ id }, null, place);
        else if (this.#takeSoleId(json, this.#tasks.count, { place, from: 0, to: json.length })) {
            if (this.#hashing === "at-once")
                this.#tasks.addDigest((0,canonical_json/* digestOfText */.Nv)(json));
            this.#tasks.addRest(id, json, this.#commonTraits);
        }
    }
    addSoleIds({ text, bytes, first }) {
        const count = this.#takesLines(bytes) ? (0,sole_id/* countSoleIds */.zv)(text) : 0;
        if (count === 0)
            return 0;
        const position = this.#tasks.count;
        this.#tasks.addLines(bytes, count, this.#commonTraits);
        const isHashed = this.#hashing === "at-once";
        let from = 0;
        for (let index = 0; index < count; index += 1) {
            const newline = text.indexOf("\n", from);
            const to = newline === -1 ? text.length : newline;
            this.#takeSoleId(text, position + index, { place: first + index, from, to });
            if (isHashed)
                this.#tasks.addDigest((0,canonical_json/* digestOfText */.Nv)(text.slice(from, to)));
            from = newline + 1;
        }
        return count;
    }
    addObjects({ text, bytes, first }, parse) {
        const count = this.#takesLines(bytes) ? countObjects(text) : 0;
        if (count === 0)
            return 0;
        const position = this.#tasks.count;
        this.#tasks.addLines(bytes, count, this.#commonTraits);
        let from = 0;
        for (let index = 0; index < count; index += 1) {
            const newline = text.indexOf("\n", from);
            const json = text.slice(from, newline === -1 ? text.length : newline);
            const fields = parse(json, first + index);
            if (fields !== undefined)
                this.#describe(position + index, fields, { json, place: first + index });
            from = newline + 1;
        }
        return count;
    }
    #takesLines(bytes) {
        return this.#options.repeats === 1 && bytes.length >= LINES_BYTES_MIN;
    }
    #describe(position, fields, line) {
        const { json, place } = line;
        const id = this.#idOf(fields, position, place);
        if (id === null)
            return;
        const reserved = this.#reservedOf(fields, id, place);
        if (reserved === null)
            return;
        try {
            this.#hash(fields, json, json);
        }
        catch (error) {
            this.#noteDepth(error, id, place);
            return;
        }
        if (!(0,leading_id/* hasLeadingId */.G)(json, id))
            this.#tasks.setId(position, id);
        if (reserved !== NO_FIELDS)
            this.#tasks.setTraits(position, this.#traitsOf(reserved));
    }
    problem(message) {
        this.#problems.note(message);
    }
    finish() {
        this.#problems.refuse();
        return this.#tasks;
    }
    #push(fields, json, known) {
        const text = json ?? JSON.stringify(fields);
        this.#hash(fields, json, text);
        this.#tasks.addRest(known.id, text, this.#traitsOf(known.reserved));
    }
    #hash(fields, json, text) {
        if (this.#hashing === "at-once")
            this.#tasks.addDigest((0,canonical_json/* digestOf */.ol)(fields, json));
        else if (text.length > SHALLOW_LENGTH)
            (0,canonical_json/* canonicalJson */.dj)(fields);
    }
    #noteDepth(error, id, place) {
        if (!(error instanceof RangeError))
            throw error;
        this.problem(`Expected a task of reasonable depth at ${this.#at(place)}, found ${(0,list_problems/* quote */.hD)(id)} nested too deeply to be hashed. Flatten its payload, or keep it in a file of its own.`);
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
            name = (0,public_name/* publicName */.p)(provider, this.#options.redactor);
            this.#providerNames.set(provider, name);
        }
        return name;
    }
    #idOf(fields, position, place) {
        const id = fields.id;
        if (typeof id !== "string") {
            this.problem(this.#wrongId(fields, id, place));
            return null;
        }
        return this.#takeId(id, position, place) ? id : null;
    }
    #takeId(id, position, place) {
        if (this.#isBlank(id, place))
            return false;
        if (!id.isWellFormed() || id.includes("\0")) {
            this.problem(`Expected an id of Unicode text at ${this.#at(place)}, found ${(0,list_problems/* quote */.hD)(id)} with a NUL or half a character in it. Neither can be passed to a child: rename it.`);
            return false;
        }
        return this.#isNew(id, position, place);
    }
    #takeSoleId(text, position, at) {
        const from = at.from + sole_id/* SOLE_ID_FROM */.rl;
        const to = at.to - sole_id/* SOLE_ID_REST */.Tg;
        const first = text.charCodeAt(from);
        const isVisible = first > 0x20 && first < 0x7f;
        if (!isVisible && this.#isBlank(text.slice(from, to), at.place))
            return false;
        return this.#isNew(text, position, at.place, from, to);
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
        this.problem(`Expected unique ids, found ${(0,list_problems/* quote */.hD)(text.slice(from, to))} at ${this.#at(this.#places[earlier] ?? 0)} and again at ${this.#at(place)}. Rename one; to run a task several times, use repeats.`);
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
            return `${where}, found ${(0,list_problems/* describe */.q0)(id)}. Give it a text, such as "id": "a".`;
        const names = Object.keys(fields).slice(0, 8).map(list_problems/* quote */.hD).join(", ");
        return `${where}, found no id (${names === "" ? "no fields at all" : `only ${names}`}). Add one that stays the same from run to run.`;
    }
    #reservedOf(fields, id, place) {
        const { provider, group, timeout, weight } = fields;
        if (provider === undefined && group === undefined && timeout === undefined && weight === undefined)
            return NO_FIELDS;
        if (isName(provider) && isName(group) && timeout === undefined && weight === undefined)
            return { provider, group };
        const reserved = readReserved(fields);
        if (!("wrong" in reserved))
            return reserved;
        for (const name of reserved.wrong) {
            this.problem(`Expected ${(0,list_problems/* quote */.hD)(name)} to be ${EXPECTED_OF_FIELD[name] ?? "of another type"} at ${this.#at(place)} (task ${(0,list_problems/* quote */.hD)(id)}), found ${(0,list_problems/* describe */.q0)(fields[name])}. Mend the field, or rename it if it is payload: it has a meaning of its own here.`);
        }
        return null;
    }
    #at(place) {
        return this.#options.describePlace(place);
    }
}
function isName(value) {
    return value === undefined || (typeof value === "string" && value !== "");
}
function countObjects(lines) {
    let count = 0;
    for (let from = 0; from <= lines.length; count += 1) {
        const newline = lines.indexOf("\n", from);
        const to = newline === -1 ? lines.length : newline;
        if (lines.charCodeAt(from) !== BRACE || lines.charCodeAt(to - 1) !== END_BRACE)
            return 0;
        from = to + 1;
    }
    return count;
}


/***/ }),

/***/ 1132:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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
    const isPipe = stats.isFIFO() && process.platform === "linux";
    return { kind: "file", path, name, format, isPipe };
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
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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
