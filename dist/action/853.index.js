export const id = 853;
export const ids = [853];
export const modules = {

/***/ 19853:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runMain: () => (/* binding */ runMain)
});

// EXTERNAL MODULE: ./build/config/from-action.js + 7 modules
var from_action = __webpack_require__(19855);
// EXTERNAL MODULE: ./build/engine/open-folder.js + 1 modules
var open_folder = __webpack_require__(64840);
// EXTERNAL MODULE: ./build/engine/prepare.js + 1 modules
var prepare = __webpack_require__(74149);
// EXTERNAL MODULE: ./build/core/campaign.js
var core_campaign = __webpack_require__(31670);
// EXTERNAL MODULE: ./build/core/ending.js
var ending = __webpack_require__(38959);
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(13270);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(65079);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
// EXTERNAL MODULE: ./build/core/selection.js
var selection = __webpack_require__(83260);
// EXTERNAL MODULE: ./build/core/spend.js
var spend = __webpack_require__(64006);
;// CONCATENATED MODULE: ./build/core/state.js

const NEW_CAMPAIGN = { chargesAtOnce: false, graded: new Set(), killStreakRuns: 0 };
function openState(settings, lanes, options) {
    const { chargesAtOnce, graded, killStreakRuns } = options.campaign ?? NEW_CAMPAIGN;
    const budgetMs = settings.deadlineAt === null ? null : settings.deadlineAt - options.now;
    const fits = (durationMs) => budgetMs === null || durationMs * settings.shardSize < budgetMs;
    return {
        settings,
        runStartedAt: options.now,
        lanes: new Map(lanes.map((lane) => [lane.provider, { ...lane, hasGraded: graded.has(lane.provider) }])),
        running: new Map(),
        ending: null,
        waitedMs: 0,
        durationsMs: options.durationsMs.filter(fits).sort((a, b) => a - b),
        failures: 0,
        spent: spend/* NOTHING_SPENT */.zx,
        killsInARow: 0,
        killStreakRuns,
        left: 0,
        leftReason: "",
        chargesAtOnce,
        held: [],
        forgiven: [],
        effects: [],
    };
}

// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(23540);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/run/read-tail.js
var read_tail = __webpack_require__(39579);
// EXTERNAL MODULE: ./build/store/run-events.js
var run_events = __webpack_require__(87577);
// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(31918);
;// CONCATENATED MODULE: ./build/report/current-reports.js





const LAST_LINE_BYTES = 64 << 10;
function findCurrentReports(paths, total) {
    const madeAt = Math.min(...(0,state_paths/* reportFiles */.IU)(paths).map(changedAt));
    const stateAt = Math.max(...[paths.results, paths.failures, paths.baseline].map(changedAt));
    return madeAt > stateAt ? lastFailReasons(paths.events, total) : null;
}
function changedAt(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
function lastFailReasons(eventsPath, total) {
    const text = (0,read_tail/* readTail */.Z)(eventsPath, LAST_LINE_BYTES)?.text ?? "";
    const lastLine = text.slice(text.lastIndexOf("\n", text.length - 2) + 1);
    const end = (0,run_events/* runEndedSchema */.pg)().safeParse((0,json/* jsonOrNull */.J5)(lastLine));
    return end.success && end.data.status === "complete" && end.data.counts?.total === total ? end.data.against : null;
}

// EXTERNAL MODULE: ./build/engine/run-context.js
var run_context = __webpack_require__(54028);
// EXTERNAL MODULE: ./build/engine/run-memory.js
var run_memory = __webpack_require__(19068);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/core/setbacks.js
var core_setbacks = __webpack_require__(7540);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(92474);
// EXTERNAL MODULE: ./build/core/task.js
var core_task = __webpack_require__(60093);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
// EXTERNAL MODULE: ./build/core/words.js
var words = __webpack_require__(23627);
// EXTERNAL MODULE: ./build/store/read-history.js
var read_history = __webpack_require__(38617);
// EXTERNAL MODULE: ./build/store/redact-lines.js + 1 modules
var redact_lines = __webpack_require__(43256);
// EXTERNAL MODULE: ./build/engine/note-campaign.js
var note_campaign = __webpack_require__(43594);
;// CONCATENATED MODULE: ./build/engine/run-record.js

















const SETBACKS_NAMED = 3;
class RunRecord {
    #options;
    #campaign;
    #seq;
    #storeTrouble = false;
    #setbacks = (0,core_setbacks/* byKind */.Sb)(() => new Map());
    #unwritten = [];
    constructor(options) {
        this.#options = options;
        this.#campaign = options.prepared.campaign;
        this.#seq = options.prepared.checkpoint?.seq ?? 0;
    }
    noteSetback(setback, task) {
        this.#setbacks[setback].set(task.hash, task);
    }
    warnOfSetbacks() {
        for (const kind of ["killed", "refused", "cut"]) {
            const lines = [...this.#setbacks[kind].values()].flatMap((task) => this.#setbackWords(kind, task) ?? []);
            for (const message of lines.slice(0, SETBACKS_NAMED))
                this.warn(message);
            const more = lines.length - SETBACKS_NAMED;
            if (more > 0)
                this.warn(`and ${(0,words/* counted */.hS)(more, "more task")} like these`);
        }
    }
    #setbackWords(kind, task) {
        const { history, memory } = this.#options.prepared;
        const record = history.get(task.hash);
        const setbacks = memory.setbacksOf(task);
        const runs = setbacks[kind] + 1;
        if (record?.kind === "result" || runs < 2)
            return null;
        switch (kind) {
            case "killed":
                return `${task.id} was killed in ${runs} runs in a row (out of memory?)`;
            case "refused": {
                if (!(0,core_setbacks/* isChargedForRefusals */.LG)(setbacks, memory.campaign.graded.has(task.provider)))
                    return null;
                const provider = (0,core_task/* providerInWords */.S)(task.provider);
                return `${task.id} was refused in ${runs} runs, but ${provider} answered other tasks: further refusals use attempts`;
            }
            case "cut": {
                const advice = record?.kind === "terminal" ? "It counts as timed out now" : "Raise time-budget, or lower task-timeout";
                return `${task.id} did not end within the time-budget in ${runs} runs. ${advice}`;
            }
            default:
                return (0,unreachable/* unreachable */.H)(kind);
        }
    }
    save(state) {
        this.#save(state, null);
    }
    saveSettled(state) {
        const { prepared, config } = this.#options;
        return this.#save(state, (0,tally/* countTasks */.g6)((0,split/* wholeOf */.l2)(prepared.total), prepared.history, config.maxAttempts));
    }
    #save(state, counts) {
        const { prepared, context, config, folder } = this.#options;
        const { identity } = context;
        const now = context.clock.now();
        const circuits = (0,run_memory/* storedCircuits */._f)(state, prepared.checkpoint, now);
        this.#seq += 1;
        const before = this.#campaign;
        const campaign = (0,core_campaign/* settleCampaign */.MJ)(before, { counts, workflowRun: identity.workflowRun, at: (0,instant/* iso */.KH)(now) });
        this.#store(() => (0,note_campaign/* noteCampaign */.J)(folder.paths, campaign, before));
        this.#store(() => {
            folder.writeCheckpoint({
                ...(0,open_folder/* nextCheckpoint */.QK)(prepared.checkpoint, { identity, job: identity.job, name: config.stateName, now }),
                seq: this.#seq,
                jobs: Math.max(config.job.total, prepared.isNew ? 1 : (prepared.checkpoint?.jobs ?? 1)),
                command: commandHash(this.#options),
                campaigns: [campaign, ...prepared.campaigns.slice(1)],
                circuits,
                closed: (0,run_memory/* storedClosings */.Kx)(state, prepared.checkpoint),
                limits: (0,run_memory/* learnedLimits */.WI)(state, prepared.isNew ? null : prepared.checkpoint),
                setbacks: this.#setbacksAfter(state),
                durations_s: state.durationsMs.map((duration) => Math.round(duration) / 1_000),
            });
            this.#campaign = campaign;
        });
        return circuits;
    }
    #setbacksAfter({ ending, forgiven }) {
        const { prepared, context, config } = this.#options;
        const killStreak = ending?.cause === "kill-streak" ? "kill-streak" : null;
        const endedBy = forgiven.some(({ kind }) => kind === "same-failure") ? "same-failure" : killStreak;
        const isOutstanding = (hash) => (0,core_history/* nextAttempt */.nj)(prepared.history.get(hash), config.maxAttempts) !== null;
        const { run } = context.identity;
        const tasks = (0,core_setbacks/* byKind */.Sb)((kind) => this.#setbacks[kind].keys());
        return (0,core_setbacks/* addSetbacks */.eO)(prepared.memory.setbacks, { run, tasks, endedBy }, isOutstanding);
    }
    publish(note, at = this.#options.context.clock.now()) {
        const { event, line } = (0,redact_lines/* redactEvent */.g)({ ...note, at: (0,instant/* iso */.KH)(at) }, this.#options.context.redactor);
        if (this.#unwritten.push(line) === 1)
            setImmediate(() => this.#writeEvents());
        if (!isOfChild(event))
            this.#writeEvents();
        this.#options.context.sink.on(event);
    }
    warn(message) {
        this.publish({ event: "warning", message });
    }
    #writeEvents() {
        if (this.#unwritten.length === 0)
            return;
        const lines = this.#unwritten;
        this.#unwritten = [];
        this.#store(() => this.#options.folder.appendEventLines(lines));
    }
    forgetLost() {
        const { folder, prepared } = this.#options;
        if (folder.areJournalsWhole())
            return;
        prepared.history.clear();
        try {
            (0,read_history/* readHistory */.Lu)(folder.paths, prepared.campaign.id, prepared.history);
        }
        catch {
        }
        this.#warnOnce(`the state folder ${folder.paths.root} has lost rows: something has removed, replaced or cut its files during the run, most likely a task. ` +
            "Tasks whose rows are gone are outstanding. Keep the tasks away from it, or set a `state-dir` that they do not touch");
    }
    #store(write) {
        try {
            write();
        }
        catch (error) {
            this.#warnOnce(`the state folder cannot be written: ${(0,reason/* reasonOf */.A)(error)}`);
        }
    }
    #warnOnce(message) {
        if (!this.#storeTrouble)
            (0,run_context/* warnIn */.a)(this.#options.context)(message);
        this.#storeTrouble = true;
    }
}
function commandHash({ config, command }) {
    const { taskSource } = config;
    return (0,external_node_crypto_.hash)("sha256", JSON.stringify(taskSource?.kind === "harness" ? taskSource.start : command));
}
function isOfChild({ event }) {
    return event === "attempt_started" || event === "task_settled" || event === "attempt_ended";
}

// EXTERNAL MODULE: ./build/core/lane.js
var lane = __webpack_require__(40130);
;// CONCATENATED MODULE: ./build/engine/run-settings.js




const CANCEL_GRACE_MS = 3_000;
function settingsOf(config, total, startedAt) {
    return {
        concurrency: concurrencyOf(config),
        shardSize: config.shardSize,
        maxAttempts: config.maxAttempts,
        maxFailures: maxFailuresOf(config.maxFailures, total),
        failFast: config.failFast,
        maxWaitMs: config.maxWaitMs,
        defaultWaitMs: config.defaultWaitMs,
        stopGraceMs: config.stopGraceMs,
        interruptGraceMs: CANCEL_GRACE_MS,
        killGraceMs: config.killGraceMs,
        deadlineAt: config.timeBudgetMs === null ? null : startedAt + config.timeBudgetMs,
        budget: (0,spend/* shareOf */.tC)({ maxCostUsd: config.maxCost, maxTokens: config.maxTokens }, config.job.total),
        preflight: config.preflight !== null,
    };
}
function concurrencyOf(config) {
    const { sharedConcurrency: shared, job } = config;
    if (shared === null)
        return config.concurrency;
    return Math.max(1, Math.min(config.concurrency, (0,split/* shareOfJob */.GO)(shared, job)));
}
function maxFailuresOf(limit, total) {
    if (limit === null)
        return null;
    if (limit.kind === "count")
        return limit.count;
    return Math.max(1, Math.ceil((Math.round(limit.percent * 1e6) * total) / 1e8));
}
function lanesOf({ prepared, config }, { now, concurrency }) {
    return [...(0,run_memory/* byProvider */.v1)(prepared.outstanding)].map(([provider, pending]) => (0,lane/* openLane */.BH)(provider, pending, {
        ceiling: Math.min(concurrency, config.providerConcurrency.get(provider) ?? concurrency),
        learnedLimit: prepared.isNew ? null : (0,run_memory/* restoreLimit */.kH)(prepared.checkpoint, provider),
        circuit: (0,run_memory/* restoreCircuit */.wl)(prepared.checkpoint, provider, { now, isProbedNow: config.retryNow }),
        closedAt: (0,run_memory/* restoreClosing */.YH)(prepared.checkpoint, provider),
        preflight: config.preflight !== null,
    }));
}

// EXTERNAL MODULE: ./build/engine/verdict.js
var verdict = __webpack_require__(31678);
;// CONCATENATED MODULE: ./build/engine/prepared-run.js















const CANCEL_BUDGET_MS = 6_000;
const REPORTS_UNTIL_MS = 6_600;
const LOADED_PARTS = {
    loadChildren: async () => (await Promise.all(/* import() */[__webpack_require__.e(238), __webpack_require__.e(690)]).then(__webpack_require__.bind(__webpack_require__, 79690))).runOutstanding,
    loadReports: async () => (await __webpack_require__.e(/* import() */ 526).then(__webpack_require__.bind(__webpack_require__, 29526))).writeReports,
};
const NOTHING_LEFT = "nothing is outstanding";
async function runPrepared(scope, { loadChildren, loadReports } = LOADED_PARTS) {
    const { prepared, config, context, folder, carry, startedAt } = scope;
    const { clock } = context;
    const runOutstanding = prepared.outstanding.length === 0 ? null : await loadChildren();
    let cancelledAt = Number.POSITIVE_INFINITY;
    const leftMs = () => cancelledAt + REPORTS_UNTIL_MS - clock.now();
    let interrupt = () => { };
    context.onSignal((signal) => {
        cancelledAt = Math.min(cancelledAt, clock.now());
        carry?.endBy(cancelledAt + CANCEL_BUDGET_MS);
        interrupt(signal);
    });
    const settings = settingsOf(config, prepared.total, startedAt);
    const initial = openState(settings, lanesOf(scope, { now: clock.now(), concurrency: settings.concurrency }), {
        now: startedAt,
        durationsMs: (prepared.checkpoint?.durations_s ?? []).map((duration) => duration * 1_000),
        campaign: prepared.memory.campaign,
    });
    const judged = judgedBefore(scope);
    const record = new RunRecord(scope);
    record.saveSettled(initial);
    announce(scope, record, settings);
    const end = (await runOutstanding?.(initial, { ...scope, record, onSignal: (handler) => (interrupt = handler) })) ?? {
        status: "complete",
        reason: NOTHING_LEFT,
        state: initial,
    };
    const counts = countStored(scope, record, leftMs);
    record.warnOfSetbacks();
    const verdict = conclude(scope, record, { ...end, counts });
    record.publish(verdict.event);
    await carry?.end(prepared.campaign.id);
    const isSameVerdict = judged !== null && judged.join("\n") === verdict.end.against.join("\n");
    const written = isSameVerdict || !folder.isOurs() ? null : await report(scope, loadReports, leftMs);
    return { ...verdict.end, report: written?.report ?? null, summary: written?.summary ?? null };
}
function judgedBefore({ context, folder, prepared }) {
    const isIdle = prepared.outstanding.length === 0 && prepared.isInPart === null;
    return isIdle && context.needsReport === false ? findCurrentReports(folder.paths, prepared.total) : null;
}
function announce(scope, record, { concurrency, deadlineAt }) {
    const { prepared, context, config } = scope;
    const previous = prepared.isNew ? prepared.campaigns[1] : undefined;
    const isNewPass = previous?.complete === true && (0,core_campaign/* isSuperseded */.pe)(previous.id, prepared.campaign.id);
    record.publish({
        event: "run_started",
        run: context.identity.run,
        job: context.identity.job,
        campaign: prepared.campaign.id,
        tasks: prepared.total,
        part: prepared.part.length,
        outstanding: prepared.outstanding.length,
        ...(prepared.unselected > 0 ? { unselected: prepared.unselected } : {}),
        job_index: config.job.index,
        job_total: config.job.total,
        concurrency,
        default_provider: config.provider,
        max_attempts: config.maxAttempts,
        deadline_at: deadlineAt === null ? null : (0,instant/* iso */.KH)(deadlineAt),
        ...(isNewPass ? { new_pass_after: previous.id } : {}),
    });
    noteChangedCommand(scope);
    const outdated = (0,prepare/* outdatedWords */.Q6)(prepared);
    if (outdated !== null)
        context.inform(outdated);
    for (const message of prepared.warnings)
        record.warn(message);
}
function noteChangedCommand(scope) {
    const { prepared, config, context } = scope;
    const before = prepared.checkpoint?.command;
    const isSame = before === undefined || before === commandHash(scope);
    if (isSame || prepared.isNew || config.inputs.length > 0 || config.job.index > 0)
        return;
    context.notice(`the command has changed since the last run of campaign ${prepared.campaign.id}. Existing results are kept. ` +
        "To run all tasks again, start another `campaign`; to run them again whenever files change, name the files in `inputs`.");
}
function countStored(scope, record, leftMs) {
    const { prepared, config, folder } = scope;
    const { campaign, history, unlisted, total, part } = prepared;
    record.forgetLost();
    if (unlisted > total && leftMs() === Number.POSITIVE_INFINITY && folder.isOurs()) {
        try {
            folder.dropUnlisted(campaign.id, history.index);
        }
        catch (error) {
            (0,run_context/* warnIn */.a)(scope.context)(`rows of tasks that are no longer listed could not be dropped: ${(0,reason/* reasonOf */.A)(error)}`);
        }
    }
    return (0,tally/* countTasks */.g6)(part, history, config.maxAttempts);
}
function conclude(scope, record, ended) {
    const { prepared, context, folder, carry } = scope;
    const { counts, state } = ended;
    const { campaign, history, isInPart } = prepared;
    const isLost = !folder.isOurs();
    if (isLost)
        carry?.leave();
    const status = isLost ? "interrupted" : statusOf(ended.status, counts);
    const reason = context.redactor.redact(isLost ? ending/* FOLDER_LOST */.Ki : endReasonOf(ended, status, prepared));
    const circuits = isLost ? {} : record.saveSettled(state);
    return (0,verdict/* concludeRun */.jf)({
        status,
        counts,
        regressed: (0,verdict/* countRegressed */.Ge)(context, folder.paths, { campaign: campaign.id, history, isInPart }),
        sameFailure: state.ending?.cause === "same-failure" || state.ending?.cause === "authentication",
        signal: status === "interrupted" ? (state.ending?.signal ?? null) : null,
        reason,
        resumeAt: resumeInstant(scope, circuits, counts),
        ...((0,selection/* isSelectionDone */.Lv)(reason) ? { resumeCommand: context.unselectiveCommand ?? "" } : {}),
        paths: folder.paths,
    }, context);
}
async function report({ prepared, config, context, folder }, loadReports, leftMs) {
    const warn = (0,run_context/* warnIn */.a)(context);
    const writeReports = await loadReports().catch((error) => {
        warn(`could not write the reports: ${(0,reason/* reasonOf */.A)(error)}`);
        return null;
    });
    if (writeReports === null)
        return null;
    prepared.history.release();
    return writeReports({
        leftMs,
        paths: folder.paths,
        campaign: prepared.campaign.id,
        maxAttempts: config.maxAttempts,
        part: prepared.isInPart,
        run: context.identity.run,
        warn,
    });
}
function resumeInstant({ prepared, config }, circuits, counts) {
    if (counts.outstanding === 0)
        return null;
    const providers = new Set(prepared.deferredProviders);
    for (const { task } of prepared.outstanding) {
        if ((0,core_history/* standingOf */.YP)(prepared.history.get(task.hash), config.maxAttempts) === "outstanding")
            providers.add(task.provider);
    }
    return (0,run_memory/* resumeAt */.hH)(circuits, providers) ?? (0,run_memory/* resumeAt */.hH)(circuits, prepared.leftProviders);
}
function endReasonOf(ended, status, { unselected, deferred }) {
    if (status === ended.status)
        return ended.reason;
    if (status === "complete")
        return NOTHING_LEFT;
    if (deferred > 0)
        return "max-tasks: the remaining tasks are left for the next run";
    return unselected > 0 ? (0,selection/* selectionDone */.Re)(unselected) : "the results of some tasks are not on disk";
}
function statusOf(ended, counts) {
    if (counts.outstanding === 0)
        return ended === "aborted" ? ended : "complete";
    return ended === "complete" ? "incomplete" : ended;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: ./build/run/command.js
var run_command = __webpack_require__(27067);
// EXTERNAL MODULE: ./build/engine/list-tasks.js + 2 modules
var list_tasks = __webpack_require__(37034);
;// CONCATENATED MODULE: ./build/engine/read-evaluation.js






async function readEvaluation(config, context) {
    const startedAt = context.clock.now();
    const { taskSource, command } = config;
    const workingDirectory = (0,external_node_path_.resolve)(context.workspace, config.workingDirectory);
    if (taskSource === null || command === null) {
        throw new user_error/* UserError */.yo("Expected tasks and a command to run for each of them. Give `tasks` and `command`.");
    }
    checkWorkingDirectory(workingDirectory);
    const env = { ...context.env, ...(await harnessVariables(taskSource)) };
    (0,run_command/* resolveCommand */.OK)(command, env, workingDirectory);
    const request = { config, context: { ...context, env } };
    const tasks = await (0,list_tasks/* listTasks */.V)(taskSource, request);
    const fitting = withFittingShards(withFittingConcurrency(config, tasks.count, (0,run_context/* warnIn */.a)(context)), tasks.count);
    checkPlaceholders(command, fitting.shardSize, tasks.count === 0 ? null : tasks.at(0));
    return { ...request, config: fitting, command, workingDirectory, startedAt, tasks };
}
async function harnessVariables(source) {
    if (source.kind !== "harness")
        return {};
    const { ADAPTERS } = await __webpack_require__.e(/* import() */ 441).then(__webpack_require__.bind(__webpack_require__, 49441));
    return ADAPTERS[source.start.name].variables?.(source.start) ?? {};
}
const DESCRIPTORS_PER_CHILD = 9;
const OWN_DESCRIPTORS = 24;
const LIMITS_FILE = "/proc/self/limits";
function withFittingConcurrency(config, taskCount, warn) {
    const limits = (0,external_node_fs_.existsSync)(LIMITS_FILE) ? (0,external_node_fs_.readFileSync)(LIMITS_FILE, "utf8") : "";
    const allowed = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
    const concurrency = Math.max(1, Math.floor((allowed - OWN_DESCRIPTORS) / DESCRIPTORS_PER_CHILD));
    if (Math.min(config.concurrency, taskCount) <= concurrency)
        return config;
    warn(`the limit of ${allowed} open files lowers \`concurrency\` to ${concurrency}. Raise the limit with \`ulimit -n\``);
    return { ...config, concurrency };
}
function withFittingShards(config, taskCount) {
    if (config.taskSource?.kind !== "harness" || !config.taskSource.mayShrinkShards)
        return config;
    const fitting = Math.ceil(taskCount / config.concurrency);
    return { ...config, shardSize: Math.max(1, Math.min(config.shardSize, fitting)) };
}
function checkWorkingDirectory(path) {
    if ((0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory())
        return;
    throw new user_error/* UserError */.yo(`Expected \`working-directory\` to be a folder, found none at ${path}. Check the path.`);
}
const OF_ANY_SHARD = new Set(["tasks-file", "results-file"]);
function checkPlaceholders(command, shardSize, sample) {
    if (command.kind !== "argv" || shardSize === 1 || sample === null)
        return;
    const fields = new Set(["id", ...(0,run_command/* scalarFields */.WA)(sample.json).keys()]);
    for (const argument of command.argv.slice(1)) {
        for (const [placeholder, name = ""] of argument.matchAll(/\{([^{}]+)\}/g)) {
            if (OF_ANY_SHARD.has(name) || !fields.has(name))
                continue;
            throw new user_error/* UserError */.yo(`Expected \`shard-size\` 1 for the placeholder ${placeholder} in ${JSON.stringify(argument)}, found ${shardSize}: ` +
                "a child with several tasks has no single value for it. Use {tasks-file}, or set shard-size to 1.");
        }
    }
}

;// CONCATENATED MODULE: ./build/engine/run-evaluation.js





async function runEvaluation(config, context) {
    let listed = await readEvaluation(config, context);
    return (0,open_folder/* inFolder */._z)((0,open_folder/* openFolder */.NE)(config, context), async (folder) => {
        const opening = openRun(folder, listed);
        listed = null;
        const opened = await opening;
        return opened.kind === "over" ? opened.end : runPrepared(opened.scope);
    });
}
async function openRun(folder, listed) {
    const { tasks: _, ...evaluation } = listed;
    const { context } = evaluation;
    const { carry, warnings, over } = await (0,open_folder/* enterState */.Y8)(folder, listed);
    if (over !== null) {
        return { kind: "over", end: (0,verdict/* repeatVerdict */.Fp)(folder.paths, over.campaign, context, over.reason) };
    }
    const found = (0,prepare/* prepare */.iA)(folder, listed);
    const prepared = { ...found, warnings: [...warnings, ...found.warnings] };
    return { kind: "prepared", scope: { ...evaluation, folder, prepared, carry } };
}

// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/event-lines.js
var event_lines = __webpack_require__(33305);
// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/progress.js




const RATE_SAMPLE = 60;
class Progress {
    outstanding = 0;
    startedAt = 0;
    passed = 0;
    failed = 0;
    errored = 0;
    skipped = 0;
    isEnding = false;
    running = new Map();
    #limits = new Map();
    #providers = new Set();
    #waits = new Map();
    #limitSigns = new Map();
    #concurrency = 0;
    #settledAt = [];
    get done() {
        return this.passed + this.failed + this.errored + this.skipped;
    }
    get hasStarted() {
        return this.#providers.size > 0;
    }
    get limit() {
        const limits = [...this.#providers].map((provider) => this.#limits.get(provider) ?? this.#concurrency);
        return limits.length === 0
            ? this.#concurrency
            : Math.min(this.#concurrency, limits.reduce((sum, limit) => sum + limit, 0));
    }
    limitSigns(provider) {
        return this.#limitSigns.get(provider) ?? 0;
    }
    take(event) {
        const at = Date.parse(event.at);
        const refused = event.event === "task_settled" && event.class === "rate_limited" ? event.key : "";
        const limited = "provider" in event ? event.provider : this.running.get(refused)?.provider;
        if (limited !== undefined && event.event !== "attempt_started")
            this.#limitSigns.set(limited, this.limitSigns(limited) + 1);
        if (event.event === "run_started") {
            this.outstanding = event.outstanding;
            this.startedAt = at;
            this.#concurrency = event.concurrency;
        }
        else if (event.event === "attempt_started") {
            this.#providers.add(event.provider);
            this.running.set(event.key, { ...event, startedAt: at });
        }
        else if (event.event === "ending")
            this.isEnding = true;
        else if (event.event === "attempt_ended")
            this.running.delete(event.key);
        else if (event.event === "task_settled" && event.next === "done")
            this.#count(event, at);
        else if (event.event === "limit_changed")
            this.#limits.set(event.provider, event.to);
        else if (event.event === "paused") {
            const untilAt = Date.parse(event.until);
            const { untilAt: before = 0 } = this.#waits.get(event.provider) ?? {};
            if (untilAt > before)
                this.#waits.set(event.provider, { ...event, untilAt });
        }
        else if (event.event === "circuit_changed") {
            this.#waits.delete(event.provider);
            const { provider, reason, until } = event;
            if (event.to === "open" && until !== null)
                this.#waits.set(provider, { provider, reason, untilAt: Date.parse(until) });
        }
    }
    waits(now) {
        return [...this.#waits.values()].filter((wait) => wait.untilAt > now).sort((a, b) => a.untilAt - b.untilAt);
    }
    perMinute(now) {
        const since = this.#settledAt.length < RATE_SAMPLE ? this.startedAt : (this.#settledAt[0] ?? this.startedAt);
        return this.#settledAt.length === 0 || now <= since ? null : (this.#settledAt.length * 60_000) / (now - since);
    }
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
            this.#settledAt.shift();
    }
}
const BAR_CELLS = 24;
const BAR_STEP = 8;
function progressLine(progress, now, width) {
    const words = progressText(progress, now);
    return (0,report_escape/* oneLine */.TN)(`${progressBar(progress, width - words.length - 1)}${words}`, Math.max(10, width));
}
function progressBar({ done, outstanding }, room) {
    const cells = Math.min(BAR_CELLS, Math.floor(room / BAR_STEP) * BAR_STEP);
    if (outstanding === 0 || cells <= 0)
        return "";
    const full = Math.min(cells, Math.floor((done / outstanding) * cells));
    return `${"█".repeat(full)}${"░".repeat(cells - full)} `;
}
function progressText(progress, now) {
    const { done, outstanding, passed, failed, errored, running, limit } = progress;
    const counts = [`${(0,words/* grouped */.zD)(passed)} passed`, ...(0,report_words/* countsWords */.Mm)({ failed, errored })];
    const parts = [`${(0,words/* grouped */.zD)(done)}/${(0,words/* grouped */.zD)(outstanding)}`, ...counts];
    const [wait, ...others] = progress.waits(now);
    if (wait !== undefined) {
        const more = others.length > 0 ? ` and ${others.length} more` : "";
        parts.push(`${(0,report_escape/* oneLine */.TN)((0,report_words/* providerWords */.hC)(wait.provider), 40)}${more} paused for ${(0,duration/* formatDuration */.a3)(wait.untilAt - now)}`);
    }
    const rate = progress.perMinute(now);
    if (rate !== null)
        parts.push(`${rate >= 10 ? Math.round(rate) : Math.round(rate * 10) / 10}/min`);
    const etaMs = wait === undefined ? progress.etaMs(now) : null;
    if (etaMs !== null)
        parts.push(`ETA ${(0,duration/* formatDuration */.a3)(etaMs)}`);
    parts.push(`${running.size} running, parallelism ${limit}`);
    return parts.join(" | ");
}

;// CONCATENATED MODULE: ./build/report/terminal.js




const HEARTBEAT_MS = 30_000;
const BEAT_MS = 1_000;
const FRAME_MS = 100;
const CLEAR_LINE = "\r\u001b[2K";
const PREFIX = "carryover: ";
const SHOWN_KEPT = 100;
const LINES_KEPT = 20;
const LINE_LENGTH = 500;
class TerminalReporter {
    #options;
    #now;
    #colors;
    #progress = new Progress();
    #isScreen;
    #shownProgress = "";
    #lastWords = new Map();
    #failed = new Map();
    #shownOutputs = new Set();
    #stopTimer = () => { };
    #printedAt = 0;
    constructor(options) {
        this.#options = options;
        this.#now = options.now ?? Date.now;
        this.#colors = usesColors(options);
        this.#isScreen = options.isTty && options.env.TERM !== "dumb";
    }
    on(event) {
        if (event.event === "attempt_ended")
            this.#printLastWords(event.key);
        this.#progress.take(event);
        if (event.event === "task_settled" && isFailure(event))
            this.#failed.set(event.key, event.message);
        if (event.event === "run_started")
            this.#startTimer();
        const line = (0,event_lines/* eventLine */.V8)(event, this.#progress);
        if (line !== null && !(line.tone === "passed" && this.#isScreen))
            this.#print(line);
        if (event.event === "run_ended") {
            this.close();
            for (const last of (0,event_lines/* endLines */.z$)(event, this.#progress))
                this.#print(last);
        }
    }
    childLine({ key, text }) {
        if (this.#options.logOutput === "all")
            this.#writeChildLine(key, text);
        if (this.#options.logOutput !== "failures")
            return;
        const lines = this.#lastWords.get(key) ?? [];
        this.#lastWords.set(key, lines);
        const states = text.includes("\r") ? text.split("\r").filter((state) => state !== "") : [text];
        for (const state of states.slice(-LINES_KEPT)) {
            lines.push(state.slice(0, LINE_LENGTH));
            if (lines.length > LINES_KEPT)
                lines.shift();
        }
    }
    close() {
        this.#clearProgress();
        this.#stopTimer();
    }
    #print(line) {
        const text = (0,report_escape/* logLine */.BP)(`${PREFIX}${line.text}`);
        this.#write(this.#colors ? colored(text, line.tone) : text);
    }
    #write(text) {
        this.#clearProgress();
        this.#options.write(`${text}\n`);
        this.#printedAt = this.#now();
    }
    #printLastWords(key) {
        const words = this.#lastWords.get(key) ?? [];
        const said = this.#failed.get(key);
        this.#lastWords.delete(key);
        this.#failed.delete(key);
        const text = words.join("\n").trim();
        if (said === undefined || text === "" || said.endsWith(text) || this.#shownOutputs.has(text))
            return;
        if (this.#shownOutputs.size >= SHOWN_KEPT)
            this.#shownOutputs.clear();
        this.#shownOutputs.add(text);
        this.#print({ text: `last output of ${this.#labelOf(key)}:`, tone: "dim" });
        for (const text of words)
            this.#writeChildLine(key, text);
    }
    #writeChildLine(key, text) {
        this.#write((0,report_escape/* childLines */.gP)(text, this.#labelOf(key)).join("\n"));
    }
    #labelOf(key) {
        const tasks = this.#progress.running.get(key)?.tasks ?? [];
        const first = (0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(tasks[0] ?? key), 60);
        return tasks.length > 1 ? `${first} +${tasks.length - 1}` : first;
    }
    #startTimer() {
        this.#printedAt = this.#now();
        const { every = machineTimer } = this.#options;
        this.#stopTimer = this.#isScreen ? every(FRAME_MS, () => this.#drawProgress()) : every(BEAT_MS, () => this.#beat());
    }
    #drawProgress() {
        const line = progressLine(this.#progress, this.#now(), this.#options.columns() - 1);
        if (line === this.#shownProgress)
            return;
        this.#options.write(`${CLEAR_LINE}${line}`);
        this.#shownProgress = line;
    }
    #clearProgress() {
        if (this.#shownProgress !== "")
            this.#options.write(CLEAR_LINE);
        this.#shownProgress = "";
    }
    #beat() {
        const now = this.#now();
        if (now - this.#printedAt < HEARTBEAT_MS)
            return;
        const oldest = Math.min(...[...this.#progress.running.values()].map((attempt) => attempt.startedAt));
        const longest = Number.isFinite(oldest) ? `, the longest for ${(0,duration/* formatDuration */.a3)(now - oldest)}` : "";
        const [wait] = this.#progress.waits(now);
        const why = wait === undefined ? "" : ` (${(0,report_escape/* oneLine */.TN)(wait.reason, 200)})`;
        this.#print({
            text: `running: ${progressText(this.#progress, now)}${longest}${why}`,
            tone: "dim",
        });
    }
}
function isFailure(event) {
    const quiet = ["graded", "rate_limited", "skipped", "unfinished"];
    return !quiet.includes(event.class);
}
function machineTimer(periodMs, callback) {
    const timer = setInterval(callback, periodMs);
    timer.unref();
    return () => clearInterval(timer);
}
function usesColors({ env, isTty }) {
    const force = env.FORCE_COLOR;
    if (force !== undefined)
        return force !== "0" && force !== "false";
    if (env.NO_COLOR !== undefined && env.NO_COLOR !== "")
        return false;
    return isTty && env.TERM !== "dumb";
}
const COLORS = {
    passed: "32",
    good: "32",
    bad: "31",
    warn: "33",
    dim: "2",
    plain: "",
};
function colored(text, tone) {
    const color = COLORS[tone];
    return color === "" ? text : `\u001b[${color}m${text}\u001b[0m`;
}

// EXTERNAL MODULE: ./build/action/context.js
var action_context = __webpack_require__(73280);
// EXTERNAL MODULE: ./build/action/messages.js
var messages = __webpack_require__(11803);
// EXTERNAL MODULE: ./build/action/publish.js + 2 modules
var publish = __webpack_require__(21586);
;// CONCATENATED MODULE: ./build/action/main.js







async function runMain(onSignal) {
    const config = (0,from_action/* actionConfig */.T)(process.env);
    const { logOutput } = config;
    const reporter = new TerminalReporter({
        write: (text) => process.stdout.write(text),
        isTty: false,
        columns: () => 120,
        env: process.env,
        logOutput,
    });
    const echo = logOutput === "none" ? null : (line) => reporter.childLine(line);
    const context = await (0,action_context/* actionContext */.G)(config, { onSignal, sink: reporter, echo });
    context.onSignal((signal) => {
        const outputs = (0,verdict/* interruptedOutputs */.H7)(signal, config, context);
        (0,messages.inform)(String(outputs.reason));
        (0,publish/* publishOutputs */.e)(outputs);
        process.exit(context.judgment.failOn.outstanding ? 1 : 0);
    });
    const end = await runEvaluation(config, context).finally(() => reporter.close());
    await (0,publish/* publish */.m)(end, config);
}


/***/ })

};
