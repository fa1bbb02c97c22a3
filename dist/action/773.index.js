export const id = 773;
export const ids = [773];
export const modules = {

/***/ 15773:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runMain: () => (/* binding */ runMain)
});

// EXTERNAL MODULE: ./build/engine/open-folder.js + 1 modules
var open_folder = __webpack_require__(64840);
// EXTERNAL MODULE: ./build/engine/prepare.js + 1 modules
var prepare = __webpack_require__(74149);
// EXTERNAL MODULE: ./build/core/campaign.js
var core_campaign = __webpack_require__(31670);
// EXTERNAL MODULE: ./build/core/ending.js
var core_ending = __webpack_require__(38959);
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
    const stateAt = Math.max(...[paths.tasks, paths.results, paths.failures, paths.baseline].map(changedAt));
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
// EXTERNAL MODULE: ./build/core/circuit.js
var circuit = __webpack_require__(22725);
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
    #seq;
    #storeTrouble = false;
    #setbacks = (0,core_setbacks/* byKind */.Sb)(() => new Map());
    #refusedAt = new Map();
    #probedAt = new Map();
    #closed = new Map();
    #unwritten = [];
    constructor(options) {
        this.#options = options;
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
                return `${task.id} was refused in ${runs} runs, but ${provider} answered other tasks: its refusals count now`;
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
        const circuits = this.#withOpenings((0,run_memory/* storedCircuits */._f)(state, prepared.checkpoint, now));
        const closed = { ...prepared.checkpoint?.closed, ...Object.fromEntries(this.#closed) };
        this.#seq += 1;
        const { campaign: before, campaigns } = prepared;
        const campaign = (0,core_campaign/* settleCampaign */.MJ)(before, { counts, workflowRun: identity.workflowRun, at: (0,instant/* iso */.KH)(now) });
        try {
            folder.writeCheckpoint({
                ...(0,open_folder/* nextCheckpoint */.QK)(prepared.checkpoint, { identity, job: identity.job, name: config.stateName, now }),
                seq: this.#seq,
                jobs: Math.max(config.job.total, prepared.isNew ? 1 : (prepared.checkpoint?.jobs ?? 1)),
                command: commandHash(this.#options),
                campaigns: [campaign, ...campaigns.slice(1)],
                circuits,
                ...(Object.keys(closed).length === 0 ? {} : { closed }),
                limits: (0,run_memory/* learnedLimits */.WI)(state, prepared.isNew ? null : prepared.checkpoint),
                setbacks: this.#setbacksAfter(state),
                durations_s: state.durationsMs.map((duration) => Math.round(duration) / 1_000),
            });
            if (campaign.complete && !before.complete)
                (0,note_campaign/* noteCampaign */.J)(folder.paths, campaign);
        }
        catch (error) {
            this.#warnOfStore(error);
        }
        return circuits;
    }
    #noteCircuit({ provider, to, reason }, at) {
        const closedBefore = new Map(Object.entries(this.#options.prepared.checkpoint?.closed ?? {}));
        const closedAt = this.#closed.get(provider) ?? closedBefore.get(provider);
        if (to === "closed")
            this.#closed.set(provider, this.#openedAt(provider) ?? (0,instant/* iso */.KH)(at));
        this.#probedAt.delete(provider);
        if (to === "half-open")
            this.#probedAt.set(provider, (0,instant/* instantAfter */.i)(closedAt, at));
        if (to === "open" && reason !== circuit/* UNANSWERED */.JM)
            this.#refusedAt.set(provider, (0,instant/* instantAfter */.i)(closedAt, at));
    }
    #openedAt(provider) {
        return this.#probedAt.get(provider) ?? this.#refusedAt.get(provider);
    }
    #withOpenings(circuits) {
        const before = new Map(Object.entries(this.#options.prepared.checkpoint?.circuits ?? {}));
        const opened = Object.entries(circuits).map(([provider, circuit]) => {
            const openedAt = this.#openedAt(provider) ?? before.get(provider)?.opened_at;
            return [provider, openedAt === undefined ? circuit : { ...circuit, opened_at: openedAt }];
        });
        return Object.fromEntries(opened);
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
        if (note.event === "circuit_changed")
            this.#noteCircuit(note, at);
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
        try {
            this.#options.folder.appendEventLines(lines);
        }
        catch (error) {
            this.#warnOfStore(error);
        }
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
    #warnOfStore(error) {
        this.#warnOnce(`the state folder cannot be written: ${(0,reason/* reasonOf */.A)(error)}`);
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

// EXTERNAL MODULE: ./build/engine/run-settings.js
var run_settings = __webpack_require__(99602);
// EXTERNAL MODULE: ./build/engine/verdict.js
var engine_verdict = __webpack_require__(31678);
;// CONCATENATED MODULE: ./build/engine/prepared-run.js














const CANCEL_BUDGET_MS = 6_000;
const REPORTS_UNTIL_MS = 6_600;
const NOTHING_LEFT = "nothing is outstanding";
class PreparedRun {
    #options;
    #settings;
    #record;
    #cancelledAt = null;
    #interrupt = () => { };
    constructor(options) {
        this.#options = options;
        this.#settings = (0,run_settings/* settingsOf */.f5)(options.config, options.prepared.total, options.startedAt);
        this.#record = new RunRecord(options);
    }
    get prepared() {
        return this.#options.prepared;
    }
    async toEnd() {
        const { prepared, context, config } = this.#options;
        context.onSignal((signal) => {
            this.#cancel();
            this.#interrupt(signal);
        });
        const initial = openState(this.#settings, (0,run_settings/* lanesOf */.TJ)(this.#options, this.#settings.concurrency), {
            now: this.#options.startedAt,
            durationsMs: (prepared.checkpoint?.durations_s ?? []).map((duration) => duration * 1_000),
            campaign: prepared.memory.campaign,
        });
        const judged = this.#findCurrentReports();
        const previous = prepared.isNew ? prepared.campaigns[1] : undefined;
        const isNewPass = previous?.complete === true && (0,core_campaign/* isSuperseded */.pe)(previous.id, prepared.campaign.id);
        this.#record.saveSettled(initial);
        this.#record.publish({
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
            concurrency: this.#settings.concurrency,
            default_provider: config.provider,
            max_attempts: config.maxAttempts,
            deadline_at: this.#settings.deadlineAt === null ? null : (0,instant/* iso */.KH)(this.#settings.deadlineAt),
            ...(isNewPass ? { new_pass_after: previous.id } : {}),
        });
        this.#noteChangedCommand();
        for (const message of prepared.warnings)
            this.#record.warn(message);
        const end = (await this.#runChildren(initial)) ?? {
            status: "complete",
            reason: NOTHING_LEFT,
            state: initial,
        };
        return this.#finish(end, judged);
    }
    #noteChangedCommand() {
        const { prepared, config, context } = this.#options;
        const before = prepared.checkpoint?.command;
        const isSame = before === undefined || before === commandHash(this.#options);
        if (isSame || prepared.isNew || config.inputs.length > 0 || config.job.index > 0)
            return;
        context.notice(`the command has changed since the last run of campaign ${prepared.campaign.id}. Existing results are kept. ` +
            "To run all tasks again, start another `campaign`; to run them again whenever files change, name the files in `inputs`.");
    }
    #runChildren(initial) {
        const { runOutstanding, ...scope } = this.#options;
        if (runOutstanding === null)
            return null;
        return runOutstanding(initial, {
            ...scope,
            record: this.#record,
            onSignal: (handler) => {
                this.#interrupt = handler;
            },
        });
    }
    #cancel() {
        const { carry, context } = this.#options;
        this.#cancelledAt ??= context.clock.now();
        carry?.endBy(this.#cancelledAt + CANCEL_BUDGET_MS);
    }
    async #finish(end, judged) {
        const { prepared, config, context, folder } = this.#options;
        this.#record.forgetLost();
        this.#dropUnlisted();
        this.#record.warnOfSetbacks();
        const counts = (0,tally/* countTasks */.g6)(prepared.part, prepared.history, config.maxAttempts);
        const isLost = !folder.isOurs();
        if (isLost)
            this.#options.carry?.leave();
        const status = isLost ? "interrupted" : statusOf(end.status, counts);
        const { ending } = end.state;
        const { campaign, history, isInPart } = prepared;
        const regressed = (0,engine_verdict/* countRegressed */.Ge)(context, folder.paths, { campaign: campaign.id, history, isInPart });
        const circuits = isLost ? {} : this.#record.saveSettled(end.state);
        const reason = context.redactor.redact(isLost ? core_ending/* FOLDER_LOST */.Ki : endReasonOf(end, status, prepared));
        const verdict = (0,engine_verdict/* concludeRun */.jf)({
            status,
            counts,
            regressed,
            sameFailure: ending?.cause === "same-failure" || ending?.cause === "authentication",
            signal: status === "interrupted" ? (ending?.signal ?? null) : null,
            reason,
            resumeAt: this.#resumeAt(circuits, counts),
            ...((0,selection/* isSelectionDone */.Lv)(reason) ? { resumeCommand: context.unselectiveCommand ?? "" } : {}),
            paths: folder.paths,
        }, context);
        this.#record.publish(verdict.event);
        await this.#options.carry?.end(prepared.campaign.id);
        const isSameVerdict = judged !== null && judged.join("\n") === verdict.end.against.join("\n");
        const { report = null, summary = null } = (isLost || isSameVerdict ? null : await this.#report()) ?? {};
        return { ...verdict.end, report, summary };
    }
    #dropUnlisted() {
        const { prepared, folder } = this.#options;
        const { campaign, history, unlisted, total } = prepared;
        if (unlisted <= total || this.#cancelledAt !== null || !folder.isOurs())
            return;
        try {
            folder.dropUnlisted(campaign.id, history.index);
        }
        catch (error) {
            (0,run_context/* warnIn */.a)(this.#options.context)(`rows of tasks that are no longer listed could not be dropped: ${(0,reason/* reasonOf */.A)(error)}`);
        }
    }
    async #report() {
        const { prepared, config, context, folder, loadReports } = this.#options;
        const warn = (0,run_context/* warnIn */.a)(context);
        const writeReports = await loadReports().catch((error) => {
            warn(`could not write the reports: ${(0,reason/* reasonOf */.A)(error)}`);
            return null;
        });
        if (writeReports === null)
            return null;
        prepared.history.release();
        return writeReports({
            leftMs: () => (this.#cancelledAt ?? Number.POSITIVE_INFINITY) + REPORTS_UNTIL_MS - context.clock.now(),
            paths: folder.paths,
            campaign: prepared.campaign.id,
            maxAttempts: config.maxAttempts,
            part: prepared.isInPart,
            run: context.identity.run,
            warn,
        });
    }
    #findCurrentReports() {
        const { runOutstanding, context, folder, prepared } = this.#options;
        const isIdle = runOutstanding === null && prepared.isInPart === null;
        return isIdle && context.needsReport === false ? findCurrentReports(folder.paths, prepared.total) : null;
    }
    #resumeAt(circuits, counts) {
        if (counts.outstanding === 0)
            return null;
        const { prepared, config } = this.#options;
        const providers = new Set(prepared.deferredProviders);
        for (const { task } of prepared.outstanding) {
            if ((0,core_history/* standingOf */.YP)(prepared.history.get(task.hash), config.maxAttempts) === "outstanding")
                providers.add(task.provider);
        }
        return (0,run_memory/* resumeAt */.hH)(circuits, providers) ?? (0,run_memory/* resumeAt */.hH)(circuits, prepared.leftProviders);
    }
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
        throw new user_error/* UserError */.y("Expected tasks and a command to run for each of them. Give `tasks` and `command`.");
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
    throw new user_error/* UserError */.y(`Expected \`working-directory\` to be a folder, found none at ${path}. Check the path.`);
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
            throw new user_error/* UserError */.y(`Expected \`shard-size\` 1 for the placeholder ${placeholder} in ${JSON.stringify(argument)}, found ${shardSize}: ` +
                "a child with several tasks has no single value for it. Use {tasks-file}, or set shard-size to 1.");
        }
    }
}

;// CONCATENATED MODULE: ./build/engine/run-evaluation.js





async function runEvaluation(config, context) {
    let listed = await readEvaluation(config, context);
    const folder = (0,open_folder/* openFolder */.NE)(config, context);
    try {
        const opened = await openRun(folder, listed);
        listed = null;
        return opened.kind === "over" ? opened.end : await opened.run.toEnd();
    }
    finally {
        folder.close();
    }
}
async function openRun(folder, listed, parts = loadedParts) {
    const { tasks: _, ...evaluation } = listed;
    const { context } = evaluation;
    const { carry, warnings, over } = await (0,open_folder/* enterState */.Y8)(folder, listed);
    if (over !== null) {
        return { kind: "over", end: (0,engine_verdict/* repeatVerdict */.Fp)(folder.paths, over.campaign, context, over.reason) };
    }
    const found = prepareIn(folder, listed);
    const prepared = { ...found, warnings: [...warnings, ...found.warnings] };
    const runOutstanding = prepared.outstanding.length === 0 ? null : await parts.loadChildren();
    const { loadReports } = parts;
    const options = { ...evaluation, folder, prepared, carry, runOutstanding, loadReports };
    return { kind: "prepared", run: new PreparedRun(options) };
}
function prepareIn(folder, request) {
    try {
        return (0,prepare/* prepare */.iA)(folder, request);
    }
    catch (error) {
        throw (0,open_folder/* folderError */.VY)(folder.paths.root, error);
    }
}
const loadedParts = {
    loadChildren: async () => (await Promise.all(/* import() */[__webpack_require__.e(238), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 50666))).runOutstanding,
    loadReports: async () => (await __webpack_require__.e(/* import() */ 526).then(__webpack_require__.bind(__webpack_require__, 29526))).writeReports,
};

// EXTERNAL MODULE: ./build/core/duration.js
var core_duration = __webpack_require__(61420);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/core/apply.js + 5 modules
var apply = __webpack_require__(60178);
// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/event-lines.js







const REASON_LENGTH = 300;
const SHORT_WAIT_MS = 10 * 60_000;
function eventLine(event, progress) {
    if (event.event === "attempt_ended" || (event.event === "attempt_started" && !event.probe))
        return null;
    const at = Date.parse(event.at);
    const provider = "provider" in event ? (0,report_words/* providerWords */.hC)(event.provider) : "";
    const why = "reason" in event ? quote(event.reason) : "";
    switch (event.event) {
        case "run_started":
            return line(startLine(event), "plain");
        case "task_settled":
            return settledLine(event, progress, at);
        case "paused": {
            const waitMs = Date.parse(event.until) - at;
            const howLong = waitMs < SHORT_WAIT_MS ? `for ${(0,core_duration/* formatDuration */.a3)(waitMs)}` : untilWords(event.until, at);
            const cause = (0,apply/* isStandstill */.T)(event.reason) ? "" : "rate limited: ";
            return line(`${cause}pausing ${provider} ${howLong}: ${why}`, "warn");
        }
        case "limit_changed": {
            const { from, to } = event;
            return line(`parallelism of ${provider} ${from} -> ${to}: ${why}`, to < from ? "warn" : "dim");
        }
        case "pace_changed":
            return line(`${why}: pacing ${provider} to ${(0,report_words/* shortNumber */.In)(event.starts_per_minute)} starts a minute`, "warn");
        case "circuit_changed":
            if (event.to === "half-open")
                return null;
            if (event.to === "closed")
                return line(`${provider} answers again`, "good");
            return line(`stopping ${provider}${event.until === null ? "" : ` ${untilWords(event.until, at)}`}${said(why)}`, "bad");
        case "child_stopped":
            return line(`stopping a child (${stopWords(event.reason)}): ${tasksOf(event.key, progress)}`, "warn");
        case "gateway_started": {
            const routes = event.routes.map(report_words/* nameWords */.Lo).join(", ");
            return line(`gateway: pacing calls to ${routes}; to disable the gateway, set \`gateway: off\``, "dim");
        }
        case "lane_paced":
            return line(`gateway: ${laneName(event)} is paced to ${(0,report_words/* shortNumber */.In)(event.calls_per_minute)} calls a minute`, "dim");
        case "lane_stopped": {
            const until = event.until === null ? "" : ` ${untilWords(event.until, at)}`;
            return line(`gateway: ${laneName(event)} is stopped${until}: ${why}`, "warn");
        }
        case "calls_replayed":
            return line(`gateway: ${(0,report_words/* replayedWords */.MH)(event)}`, "good");
        case "journal_full": {
            const full = `the journal is full (${(0,report_words/* shortNumber */.In)(event.limit_bytes / 1_000_000)} MB)`;
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
            const status = (0,report_words/* statusWords */.o7)(event.status);
            return line(`ending${event.reason.startsWith(status) ? "" : ` (${status})`}: ${why}`, "warn");
        }
        case "warning":
            return line(`warning: ${quote(event.message)}`, "warn");
        case "attempt_started":
            return line(`probing ${provider} with one task: ${(0,report_words/* nameWords */.Lo)(event.tasks[0] ?? "")}`, "dim");
        case "run_ended":
            return null;
        default:
            return (0,unreachable/* unreachable */.H)(event);
    }
}
function endLines(event, progress, isReasonShown = false) {
    const at = Date.parse(event.at);
    const left = event.counts.outstanding;
    const settled = (status) => Math.min(progress[status], event.counts[status]);
    const passed = settled("passed");
    const failed = settled("failed");
    const errored = settled("errored");
    const skipped = settled("skipped");
    const counts = [`${(0,words/* grouped */.zD)(passed)} passed`, ...(0,report_words/* countsWords */.Mm)({ failed, errored, skipped, outstanding: left })];
    const graded = passed + failed;
    const share = failed > 0 ? ` (${(0,report_words/* percent */.KN)(passed / graded)} of ${(0,words/* grouped */.zD)(graded)} graded)` : "";
    const took = (0,core_duration/* formatDuration */.a3)(at - progress.startedAt);
    const completeTone = failed + errored === 0 ? "good" : "bad";
    const tone = event.status === "complete" ? completeTone : "warn";
    const status = (0,report_words/* statusWords */.o7)(event.status);
    const lines = [
        line(isReasonShown ? status : `${status}: ${quote(event.reason)}`, tone),
        ...(progress.startedAt === 0 ? [] : [line(`this run: ${counts.join(", ")}${share}, in ${took}`, "plain")]),
    ];
    const { against = [] } = event;
    if (against.length > 0)
        lines.push(line(`failing because ${against.join(" and ")}`, "bad"));
    if (left > 0) {
        const resumeAt = Date.parse(event.resume_at);
        const when = resumeAt > at ? ` after ${instantWords(resumeAt, at)}` : "";
        const usual = (0,selection/* isSelectionDone */.Lv)(event.reason) ? report_words/* UNSELECTIVE */.SM : "to resume, run this again";
        const first = event.failed_alike === true ? "fix the cause, then run this again" : usual;
        lines.push(line(`${first}${when}${said((0,report_words/* commandWords */.Bl)(event.resume_command))}`, "plain"));
    }
    return lines;
}
function startLine(event) {
    const { job_index, job_total } = event;
    const job = job_total > 1 ? `, job-index ${job_index} of ${job_total} jobs` : "";
    const part = event.part === event.tasks
        ? (0,words/* counted */.hS)(event.tasks, "task")
        : `${(0,words/* grouped */.zD)(event.part)} of ${(0,words/* counted */.hS)(event.tasks, "task")}`;
    const deadline = event.deadline_at === null ? "" : `, ${untilWords(event.deadline_at, Date.parse(event.at))}`;
    const first = event.new_pass_after === undefined
        ? ""
        : `${(0,report_words/* nameWords */.Lo)(event.new_pass_after)} is complete, so this run starts the next one: `;
    const { unselected = 0 } = event;
    const selected = unselected > 0 ? `, ${(0,words/* grouped */.zD)(event.outstanding)} selected` : "";
    const outstanding = `${(0,words/* grouped */.zD)(event.outstanding + unselected)} outstanding${selected}`;
    return `${first}campaign ${(0,report_words/* nameWords */.Lo)(event.campaign)}${job}: ${part}, ${outstanding}, ${event.concurrency} at a time${deadline}`;
}
function settledLine(event, progress, at) {
    const attempt = progress.running.get(event.key);
    const duration = attempt === undefined ? "" : (0,core_duration/* formatDuration */.a3)(at - attempt.startedAt);
    const took = duration === "" ? "" : ` in ${duration}`;
    const tried = event.attempt > 1 ? `, attempt ${event.attempt}` : "";
    const isStopped = event.message.startsWith("stopped (");
    const ended = `${isStopped ? "stopped" : (0,report_words/* classWords */.ot)(event.class)}${duration === "" ? "" : ` after ${duration}`}${tried}`;
    const score = event.score === null ? "" : `, score ${(0,report_words/* shortNumber */.In)(event.score)}`;
    const why = isStopped ? "" : said(quote(event.message));
    switch (event.next) {
        case "done": {
            const width = String(progress.outstanding).length;
            const count = `[${String(progress.done).padStart(width)}/${progress.outstanding}]`;
            if (event.class === "graded") {
                const tone = event.status === "passed" ? "passed" : "bad";
                return line(`${count} ${event.status} ${(0,report_words/* nameWords */.Lo)(event.id)}${score}${took}${tried}${why}`, tone);
            }
            return line(`${count} ${(0,report_words/* failureWords */.AC)(event.class)} ${(0,report_words/* nameWords */.Lo)(event.id)}${took}${tried}${why}`, event.class === "skipped" ? "dim" : "bad");
        }
        case "retry":
            if (event.class === "unfinished")
                return null;
            if (event.class === "rate_limited" && progress.limitSigns(attempt?.provider ?? "") !== 1)
                return null;
            return line(`${progress.isEnding ? "left for the next run:" : "will retry"} ${(0,report_words/* nameWords */.Lo)(event.id)} (${ended})${why}`, "warn");
        case "left":
            if (event.class === "rate_limited" && event.verdict === "stop")
                return null;
            return line(`left for the next run: ${(0,report_words/* nameWords */.Lo)(event.id)} (${ended})${why}`, "warn");
        default:
            return (0,unreachable/* unreachable */.H)(event.next);
    }
}
function untilWords(until, at) {
    return `until ${instantWords(Date.parse(until), at)}`;
}
function instantWords(at, now) {
    return `${(0,report_words/* utcMinute */.vD)(at)} (${at > now ? `in ${(0,core_duration/* formatDuration */.a3)(at - now)}` : "already past"})`;
}
function stopWords(reason) {
    return reason === "fail-fast" ? reason : reason.replaceAll("-", " ");
}
function tasksOf(key, progress) {
    const tasks = progress.running.get(key)?.tasks ?? [];
    return tasks.length > 1 ? `${(0,report_words/* nameWords */.Lo)(tasks[0] ?? key)} and ${tasks.length - 1} more` : (0,report_words/* nameWords */.Lo)(tasks[0] ?? key);
}
function laneName({ route, model }) {
    return model === "" ? (0,report_words/* nameWords */.Lo)(route) : `${(0,report_words/* nameWords */.Lo)(route)} (${(0,report_words/* nameWords */.Lo)(model)})`;
}
function said(words) {
    return words === "" ? "" : `: ${words}`;
}
function quote(text) {
    return (0,report_escape/* oneLine */.TN)(text, REASON_LENGTH);
}
function line(text, tone) {
    return { text, tone };
}

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
        parts.push(`${(0,report_escape/* oneLine */.TN)((0,report_words/* providerWords */.hC)(wait.provider), 40)}${more} paused for ${(0,core_duration/* formatDuration */.a3)(wait.untilAt - now)}`);
    }
    const rate = progress.perMinute(now);
    if (rate !== null)
        parts.push(`${rate >= 10 ? Math.round(rate) : Math.round(rate * 10) / 10}/min`);
    const etaMs = wait === undefined ? progress.etaMs(now) : null;
    if (etaMs !== null)
        parts.push(`ETA ${(0,core_duration/* formatDuration */.a3)(etaMs)}`);
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
    #colours;
    #progress = new Progress();
    #isScreen;
    #shownProgress = "";
    #lastWords = new Map();
    #failed = new Map();
    #shownOutputs = new Set();
    #shownReasons = new Set();
    #shownSuspicions = new Set();
    #stopTimer = () => { };
    #printedAt = 0;
    constructor(options) {
        this.#options = options;
        this.#now = options.now ?? Date.now;
        this.#colours = usesColours(options);
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
        const line = eventLine(this.#withoutShownReason(event), this.#progress);
        if (line !== null && !this.#isRepeatedSuspicion(event) && !(line.tone === "passed" && this.#isScreen))
            this.#print(line);
        if (event.event === "run_ended") {
            this.close();
            const isReasonShown = this.#shownReasons.has(event.reason);
            for (const last of endLines(event, this.#progress, isReasonShown))
                this.#print(last);
        }
    }
    #withoutShownReason(event) {
        if (event.event === "ending" || event.event === "lane_stopped" || event.event === "preflight_ended")
            this.#shownReasons.add(event.reason);
        if (event.event !== "circuit_changed" || event.to !== "open")
            return event;
        const isShown = this.#shownReasons.has(event.reason);
        this.#shownReasons.add(event.reason).add(`${event.provider}: ${event.reason}`);
        return isShown ? { ...event, reason: "" } : event;
    }
    #isRepeatedSuspicion(event) {
        const isSuspicion = event.event === "suspicion_changed";
        if (isSuspicion ? event.to === "dropped" : event.event === "task_settled" && event.class === "graded")
            this.#shownSuspicions.clear();
        if (!isSuspicion)
            return false;
        const change = `${event.to} ${event.provider}`;
        const isRepeated = this.#shownSuspicions.has(change);
        this.#shownSuspicions.add(change);
        return isRepeated;
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
        this.#write(this.#colours ? coloured(text, line.tone) : text);
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
        const lines = (0,report_escape/* childLines */.gP)(text, { label: this.#labelOf(key), colours: this.#colours });
        this.#write(lines.join("\n"));
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
        const longest = Number.isFinite(oldest) ? `, the longest for ${(0,core_duration/* formatDuration */.a3)(now - oldest)}` : "";
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
function usesColours({ env, isTty }) {
    const force = env.FORCE_COLOR;
    if (force !== undefined)
        return force !== "0" && force !== "false";
    if (env.NO_COLOR !== undefined && env.NO_COLOR !== "")
        return false;
    return isTty && env.TERM !== "dumb";
}
const COLOURS = {
    passed: "32",
    good: "32",
    bad: "31",
    warn: "33",
    dim: "2",
    plain: "",
};
function coloured(text, tone) {
    const colour = COLOURS[tone];
    return colour === "" ? text : `\u001b[${colour}m${text}\u001b[0m`;
}

// EXTERNAL MODULE: ./build/action/context.js
var action_context = __webpack_require__(73280);
// EXTERNAL MODULE: ./build/action/messages.js
var messages = __webpack_require__(11803);
// EXTERNAL MODULE: ./build/action/publish.js + 2 modules
var publish = __webpack_require__(21586);
;// CONCATENATED MODULE: ./build/action/main.js






async function runMain(onSignal) {
    const config = (0,action_context/* actionConfig */.T)("run");
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
        const outputs = (0,engine_verdict/* interruptedOutputs */.H7)(signal, config, context);
        (0,messages.inform)(String(outputs.reason));
        (0,publish/* publishOutputs */.e)(outputs);
        process.exit(context.judgement.failOn.outstanding ? 1 : 0);
    });
    const end = await runEvaluation(config, context).finally(() => reporter.close());
    await (0,publish/* publish */.m)(end, config);
}


/***/ }),

/***/ 99602:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TJ: () => (/* binding */ lanesOf),
/* harmony export */   f5: () => (/* binding */ settingsOf),
/* harmony export */   nT: () => (/* binding */ budgetOf)
/* harmony export */ });
/* unused harmony exports concurrencyOf, maxFailuresOf */
/* harmony import */ var _core_lane_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40130);
/* harmony import */ var _core_spend_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64006);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92474);
/* harmony import */ var _run_memory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19068);




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
        budget: budgetOf(config),
        preflight: config.preflight !== null,
    };
}
function budgetOf({ maxCost, maxTokens, job }) {
    return (0,_core_spend_js__WEBPACK_IMPORTED_MODULE_1__/* .shareOf */ .tC)({ maxCostUsd: maxCost, maxTokens }, job.total);
}
function concurrencyOf(config) {
    const { sharedConcurrency: shared, job } = config;
    if (shared === null)
        return config.concurrency;
    return Math.max(1, Math.min(config.concurrency, (0,_core_split_js__WEBPACK_IMPORTED_MODULE_3__/* .shareOfJob */ .GO)(shared, job)));
}
function maxFailuresOf(limit, total) {
    if (limit === null)
        return null;
    if (limit.kind === "count")
        return limit.count;
    return Math.max(1, Math.ceil((Math.round(limit.percent * 1e6) * total) / 1e8));
}
function lanesOf({ prepared, startedAt, config }, concurrency) {
    return [...(0,_run_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .byProvider */ .v1)(prepared.outstanding)].map(([provider, pending]) => (0,_core_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .openLane */ .BH)(provider, pending, {
        ceiling: Math.min(concurrency, config.providerConcurrency.get(provider) ?? concurrency),
        learnedLimit: prepared.isNew ? null : (0,_run_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreLimit */ .kH)(prepared.checkpoint, provider),
        circuit: (0,_run_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreCircuit */ .wl)(prepared.checkpoint, provider, { now: startedAt, isProbedNow: config.retryNow }),
        preflight: config.preflight !== null,
    }));
}


/***/ })

};
