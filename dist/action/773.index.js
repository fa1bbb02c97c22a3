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
        if (campaign.complete && !before.complete)
            this.#store(() => (0,note_campaign/* noteCampaign */.J)(folder.paths, campaign));
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

// EXTERNAL MODULE: ./build/engine/run-settings.js
var run_settings = __webpack_require__(99602);
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
    const settings = (0,run_settings/* settingsOf */.f5)(config, prepared.total, startedAt);
    const initial = openState(settings, (0,run_settings/* lanesOf */.TJ)(scope, { now: clock.now(), concurrency: settings.concurrency }), {
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
var core_duration = __webpack_require__(61420);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/core/apply.js + 6 modules
var apply = __webpack_require__(82159);
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
            return line(`stopping ${provider}${stopEndWords(event, at)}${said(why)}`, "bad");
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
            return line(`gateway: ${laneName(event)} is stopped${until}`, "warn");
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
function endLines(event, progress) {
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
    const lines = [
        line(`${(0,report_words/* statusWords */.o7)(event.status)}: ${quote(event.reason)}`, tone),
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
    const deadline = event.deadline_at === null ? "" : `, time budget ${untilWords(event.deadline_at, Date.parse(event.at))}`;
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
        const line = eventLine(event, this.#progress);
        if (line !== null && !(line.tone === "passed" && this.#isScreen))
            this.#print(line);
        if (event.event === "run_ended") {
            this.close();
            for (const last of endLines(event, this.#progress))
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
        const outputs = (0,verdict/* interruptedOutputs */.H7)(signal, config, context);
        (0,messages.inform)(String(outputs.reason));
        (0,publish/* publishOutputs */.e)(outputs);
        process.exit(context.judgement.failOn.outstanding ? 1 : 0);
    });
    const end = await runEvaluation(config, context).finally(() => reporter.close());
    await (0,publish/* publish */.m)(end, config);
}


/***/ }),

/***/ 82159:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ apply),
  T: () => (/* binding */ isStandstill)
});

// EXTERNAL MODULE: ./build/core/circuit.js
var core_circuit = __webpack_require__(22725);
// EXTERNAL MODULE: ./build/core/ending.js
var ending = __webpack_require__(38959);
// EXTERNAL MODULE: ./build/core/setbacks.js
var setbacks = __webpack_require__(7540);
// EXTERNAL MODULE: ./build/core/state-edits.js
var state_edits = __webpack_require__(17267);
// EXTERNAL MODULE: ./build/core/words.js
var words = __webpack_require__(23627);
;// CONCATENATED MODULE: ./build/core/held.js




const HELD_LIMIT = 200;
const SAME_FAILURE_TASKS = 10;
const AUTHENTICATION_TASKS = 3;
function causeOf(state, settlement) {
    const { outcome, pending } = settlement;
    const key = causeKey(settlement);
    if (key === null)
        return null;
    if (!outcome.authentication) {
        const isCharged = state.chargesAtOnce && !isForgiven(state, key);
        return isCharged ? null : { kind: "same-failure", key, tasks: SAME_FAILURE_TASKS };
    }
    const { hasGraded, listed } = (0,state_edits/* laneOf */.kk)(state, pending.task.provider);
    if ((0,setbacks/* isChargedForRefusals */.LG)(pending.setbacks, hasGraded))
        return null;
    const tasks = hasGraded ? AUTHENTICATION_TASKS : Math.min(AUTHENTICATION_TASKS, listed);
    return { kind: "authentication", key, tasks };
}
function causeKey({ outcome, pending }) {
    return outcome.authentication ? authenticationKey(pending.task.provider) : failureSignature(outcome);
}
function authenticationKey(provider) {
    return `authentication\n${provider}`;
}
function isShown({ held }, { key, tasks }) {
    return new Set(held.filter((one) => causeKey(one) === key).map(({ pending }) => pending.task.id)).size >= tasks;
}
function isForgiven({ forgiven }, key) {
    return forgiven.some((one) => one.key === key);
}
function recordFailure(state, settlement) {
    const { outcome, pending } = settlement;
    const noted = outcome.authentication
        ? (0,state_edits/* withEffects */.NE)(state, { kind: "setback", setback: "refused", task: pending.task })
        : state;
    const cause = causeOf(state, settlement);
    if (cause === null)
        return writeFailure(noted, settlement);
    if (isForgiven(state, cause.key))
        return noted;
    const holding = { ...noted, held: [...noted.held, settlement] };
    if (cause.kind === "authentication")
        return holding;
    const stored = (0,state_edits/* withEffects */.NE)(holding, { kind: "hold", settlement });
    return stored.held.length >= HELD_LIMIT ? chargeHeldFailures(stored) : stored;
}
function writeFailure(state, settlement) {
    return (0,state_edits/* withEffects */.NE)(state, { kind: "failure", settlement });
}
function chargeHeld(state, isDue) {
    const due = state.held.filter(isDue);
    if (due.length === 0)
        return state;
    const held = state.held.filter((settlement) => !isDue(settlement));
    const charged = due.reduce(writeFailure, { ...state, held });
    return held.length === 0 ? (0,state_edits/* withEffects */.NE)(charged, { kind: "release" }) : charged;
}
function chargeHeldFailures(state) {
    return chargeHeld({ ...state, chargesAtOnce: true }, ({ outcome }) => !outcome.authentication);
}
function chargeAuthenticationFailures(state, provider) {
    return chargeHeld(state, (settlement) => causeKey(settlement) === authenticationKey(provider));
}
function settleHeld(state) {
    return (0,state_edits/* withEffects */.NE)(chargeHeld(state, () => true), { kind: "release" });
}
function endIfCommonCause(state, settlement) {
    const cause = causeOf(state, settlement);
    if (cause === null || isForgiven(state, cause.key) || !isShown(state, cause))
        return null;
    const { kind, key } = cause;
    if (kind === "same-failure" && state.ending !== null)
        return null;
    const held = state.held.filter((one) => causeKey(one) !== key);
    const forgiving = { ...state, forgiven: [...state.forgiven, { kind, key }], held };
    const stopAt = state.ending?.stopAt ?? settlement.at + state.settings.stopGraceMs;
    return settleHeld((0,ending/* end */._N)(forgiving, { cause: kind, reason: causeInWords(state, kind, settlement.outcome), stopAt }));
}
function causeInWords({ chargesAtOnce }, kind, { message }) {
    if (kind === "same-failure")
        return `every task fails alike: ${message}`;
    const scope = chargesAtOnce ? "" : "every task fails alike: ";
    const wayOut = "These failures are not charged: fix the key, its permissions or the model name, and run again";
    return `${scope}authentication failed: ${(0,words/* sentence */.em)(message)} ${wayOut}`;
}
function failureSignature(failure) {
    if (failure.class === "skipped")
        return null;
    return [failure.class, failure.exitCode, failure.message.replace(/\d+/g, "#")].join("\n");
}

// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(65079);
// EXTERNAL MODULE: ./build/core/lane.js
var core_lane = __webpack_require__(40130);
// EXTERNAL MODULE: ./build/core/pacer.js
var core_pacer = __webpack_require__(29581);
// EXTERNAL MODULE: ./build/core/rate-limit.js
var rate_limit = __webpack_require__(19996);
// EXTERNAL MODULE: ./build/core/outcome.js
var core_outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/core/task.js
var task = __webpack_require__(60093);
;// CONCATENATED MODULE: ./build/core/waits.js





function addedWaitMs({ circuit, pausedUntil }, untilAt, at) {
    const openUntil = circuit.state === "open" && !(0,core_circuit/* isStopped */.id)(circuit) ? circuit.untilAt : at;
    return Math.max(0, untilAt - Math.max(at, pausedUntil, openUntil));
}
function canWait({ settings, waitedMs }, lane, untilAt, at) {
    const { maxWaitMs, deadlineAt } = settings;
    return addedWaitMs(lane, untilAt, at) <= maxWaitMs - waitedMs && (deadlineAt === null || untilAt < deadlineAt);
}
function openCircuitOf(state, lane, cause, at) {
    const opened = (0,core_circuit/* openCircuit */.Ed)(lane.circuit, at, cause);
    const isWait = opened.policy === "wait" && canWait(state, lane, opened.untilAt, at);
    const circuit = { ...opened, policy: isWait ? "wait" : "stop" };
    const drainUntil = isWait || cause.outage ? lane.drainUntil : (lane.drainUntil ?? at + state.settings.stopGraceMs);
    const waitedMs = state.waitedMs + (isWait ? addedWaitMs(lane, opened.untilAt, at) : 0);
    const openedAt = cause.openedAt === undefined ? (0,instant/* instantAfter */.i)(lane.closedAt, at) : (0,instant/* iso */.KH)(cause.openedAt);
    const latest = openedAt > (lane.openedAt ?? "") ? openedAt : lane.openedAt;
    return (0,state_edits/* withLane */.JL)({ ...state, waitedMs }, { ...lane, circuit, openedAt: latest, drainUntil });
}
const CAP_ROUNDS = 3;
function putOffCapped(state, pending, limit, at) {
    const capRounds = pending.capRounds + 1;
    if (capRounds <= CAP_ROUNDS)
        return backOff(state, { ...pending, capRounds }, capRounds, at);
    return (0,state_edits/* giveUp */.Ht)(state, `${(0,task/* providerInWords */.S)(pending.task.provider)} refused them again and again: ${limit.evidence}`);
}
function backOff(state, pending, round, at) {
    const { defaultWaitMs, maxWaitMs } = state.settings;
    const { provider } = pending.task;
    const backoffMs = defaultWaitMs * 2 ** (round - 1);
    return backoffMs > maxWaitMs - state.waitedMs
        ? (0,state_edits/* giveUp */.Ht)(state, `the wait after a rate limit of ${(0,task/* providerInWords */.S)(provider)} does not fit max-wait`)
        : (0,state_edits/* withLane */.JL)(state, (0,core_lane/* putOff */.dD)((0,state_edits/* laneOf */.kk)(state, provider), "delayed", at + backoffMs, pending));
}

;// CONCATENATED MODULE: ./build/core/failed.js








const TASK_VERDICTS = 5;
const FAILURES_TO_OPEN = 5;
const BACKOFF_MS = 1_000;
const LONGEST_BACKOFF_MS = 30_000;
const LONGEST_STATED_MS = 300_000;
function failed(state, settlement) {
    return requeueOrEnd(answeredBy(recordFailure(state, settlement), settlement), settlement);
}
function charge(state, settlement) {
    return requeueOrEnd(recordFailure(state, settlement), settlement);
}
function requeueOrEnd(state, settlement) {
    const { at, pending, outcome } = settlement;
    const isLast = (0,core_outcome/* isTerminal */.Hd)(outcome.class) || pending.attempt >= state.settings.maxAttempts;
    const requeued = isLast ? state : requeue(state, settlement);
    const failures = requeued.failures + (isLast && outcome.class !== "skipped" ? 1 : 0);
    const next = (0,state_edits/* noteSettled */.wi)({ ...requeued, failures }, settlement, isLast ? "done" : "retry");
    const ended = endIfCommonCause(next, settlement);
    if (ended !== null)
        return ended;
    if (outcome.class === "fatal" && state.settings.failFast)
        return (0,ending/* endFast */.uc)(next, settlement);
    return (0,ending/* endAtMaxFailures */.wr)(next, at);
}
function answeredBy(state, { at, key, outcome, pending }) {
    const running = (0,state_edits/* runningOf */.Tx)(state, key);
    const lane = (0,state_edits/* laneOf */.kk)(state, running.provider);
    if (outcome.class === "transient") {
        if ((0,core_circuit/* isProbe */.Tb)(lane.circuit, key))
            return openCircuitOf(state, lane, (0,core_circuit/* outageCause */.PL)(outcome.message), at);
        if (running.counted.has("transient"))
            return state;
        const counted = (0,state_edits/* countOnce */.n3)(state, key, "transient");
        const { circuit } = lane;
        if (circuit.state !== "closed")
            return counted;
        const failures = circuit.failures + 1;
        return failures < FAILURES_TO_OPEN
            ? (0,state_edits/* withLane */.JL)(counted, { ...lane, circuit: { ...circuit, failures } })
            : openCircuitOf(counted, lane, (0,core_circuit/* outageCause */.PL)(outcome.message), at);
    }
    if (!(0,core_outcome/* gotThrough */.ab)(outcome))
        return state;
    const answered = (0,core_lane/* countSuccess */.b6)((0,core_lane/* admitted */.Nd)(lane, running.ordinal), key);
    if (outcome.class !== "fatal" || outcome.limit === undefined)
        return (0,state_edits/* withLane */.JL)(state, answered);
    const taskVerdicts = new Set([...lane.taskVerdicts, pending.task.id]);
    const noted = { ...answered, taskVerdicts };
    if (taskVerdicts.size < TASK_VERDICTS)
        return (0,state_edits/* withLane */.JL)(state, noted);
    const reason = `${taskVerdicts.size} different tasks in a row were refused: ${outcome.message}`;
    return openCircuitOf(state, noted, { untilAt: null, policy: "stop", reason }, at);
}
function transientBackoffMs(failures, random) {
    const full = Math.min(LONGEST_BACKOFF_MS, BACKOFF_MS * 2 ** Math.min(failures - 1, 10));
    return Math.round(full * (0.5 + 0.5 * random));
}
function requeue(state, { at, pending, outcome, random }) {
    const lane = (0,state_edits/* laneOf */.kk)(state, pending.task.provider);
    const again = { ...pending, attempt: pending.attempt + 1, shardLimit: 1 };
    if (outcome.class !== "transient")
        return (0,state_edits/* withLane */.JL)(state, (0,core_lane/* putOff */.dD)(lane, "later", at, again));
    const statedAt = outcome.wait === undefined ? null : (0,rate_limit/* waitEndsAt */.HM)(outcome.wait, at);
    const waitAt = Math.min(statedAt ?? 0, at + LONGEST_STATED_MS);
    const dueAt = Math.max(at + transientBackoffMs(pending.attempt, random), waitAt);
    return (0,state_edits/* withLane */.JL)(state, (0,core_lane/* putOff */.dD)(lane, "delayed", dueAt, again));
}

// EXTERNAL MODULE: ./build/core/limit.js
var core_limit = __webpack_require__(969);
// EXTERNAL MODULE: ./build/core/pacer-refusals.js
var pacer_refusals = __webpack_require__(47787);
;// CONCATENATED MODULE: ./build/core/suspicion.js



const FREE_SUSPICIONS = 2;
function isChargedForSuspicions({ suspicions, setbacks }) {
    return suspicions + setbacks.suspected >= FREE_SUSPICIONS;
}
function suspect(state, settlement, limit) {
    const { at, pending } = settlement;
    const lane = (0,state_edits/* laneOf */.kk)(state, pending.task.provider);
    const { suspicion } = lane;
    const canProbe = state.settings.preflight || (0,core_lane/* pendingCount */.dj)(lane) > 0;
    if (suspicion.state === "none" && !canProbe) {
        const unprobed = (0,state_edits/* withLane */.JL)(state, { ...lane, unprobed: { key: settlement.key, at } });
        return (0,state_edits/* noteSettled */.wi)(putOffSuspects(unprobed, [{ pending, limit }], at), settlement, "retry");
    }
    const suspects = [...suspicion.suspects, { pending, limit }];
    const next = suspicion.state === "none" ? { state: "suspected", suspects } : { ...suspicion, suspects };
    const noted = (0,state_edits/* noteSettled */.wi)((0,state_edits/* withLane */.JL)(state, { ...lane, suspicion: next }), settlement, "retry");
    return suspicion.state === "none" ? note(noted, lane, "suspected", limit.evidence) : noted;
}
function startProbe(lane, key) {
    const { suspicion } = lane;
    if (suspicion.state !== "suspected")
        return lane;
    return { ...lane, suspicion: { state: "probing", suspects: suspicion.suspects, probe: key } };
}
function isSuspicionProbe({ suspicion }, key) {
    return suspicion.state === "probing" && suspicion.probe === key;
}
function isSecondRefusal({ unprobed }, { key, startedAt }) {
    return unprobed !== null && unprobed.key !== key && startedAt <= unprobed.at;
}
function dropSuspicion(state, { provider, key, at, reason }) {
    const lane = (0,state_edits/* laneOf */.kk)(state, provider);
    if (!isSuspicionProbe(lane, key))
        return state;
    const dropped = putOffSuspects((0,state_edits/* withLane */.JL)(state, { ...lane, suspicion: core_lane/* UNSUSPECTED */.qn }), lane.suspicion.suspects, at);
    return note(dropped, lane, "dropped", reason);
}
function confirmSuspicion(state, provider, at, reason) {
    const lane = (0,state_edits/* laneOf */.kk)(state, provider);
    if (lane.suspicion.state === "none")
        return state;
    let next = (0,state_edits/* withLane */.JL)(state, { ...lane, suspicion: core_lane/* UNSUSPECTED */.qn, isConfirmed: true });
    for (const { pending, limit } of lane.suspicion.suspects) {
        next =
            limit.kind === "cap"
                ? putOffCapped(next, pending, limit, at)
                : (0,state_edits/* withLane */.JL)(next, (0,core_lane/* putBack */.pK)((0,state_edits/* laneOf */.kk)(next, provider), pending));
        next = (0,state_edits/* withEffects */.NE)(next, { kind: "setback", setback: "refused", task: pending.task });
    }
    return note(next, lane, "confirmed", reason);
}
function putOffSuspects(state, suspects, at) {
    let next = state;
    for (const { pending } of suspects) {
        const suspicions = pending.suspicions + 1;
        next = backOff(next, { ...pending, suspicions }, suspicions, at);
        next = (0,state_edits/* withEffects */.NE)(next, { kind: "setback", setback: "suspected", task: pending.task });
    }
    return next;
}
function note(state, { provider }, change, reason) {
    return (0,state_edits/* withNotes */.ci)(state, [{ event: "suspicion_changed", provider, to: change, reason }]);
}

// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
;// CONCATENATED MODULE: ./build/core/refuse.js














function rateLimited(state, settlement) {
    const { key, pending, outcome } = settlement;
    const { limit } = outcome;
    if (limit.certain)
        return refused(state, settlement);
    const running = (0,state_edits/* runningOf */.Tx)(state, key);
    const lane = (0,state_edits/* laneOf */.kk)(state, running.provider);
    if ((0,core_circuit/* isStopped */.id)(lane.circuit))
        return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(state, pending), settlement, "left");
    const isAnswer = (0,core_circuit/* isProbe */.Tb)(lane.circuit, key) || isSuspicionProbe(lane, key) || isSecondRefusal(lane, running);
    if (isAnswer || lane.isConfirmed)
        return refused(state, settlement);
    if (!isChargedForSuspicions(pending))
        return suspect(state, settlement, limit);
    return chargeRefusal(state, settlement, `suspected rate limit that no other task confirmed: ${limit.evidence}`);
}
function refused(state, settlement) {
    const { at, key, pending, outcome } = settlement;
    const { limit } = outcome;
    const { provider } = (0,state_edits/* runningOf */.Tx)(state, key);
    const { hasGraded, listed } = (0,state_edits/* laneOf */.kk)(state, provider);
    const confirmed = confirmSuspicion(state, provider, at, limit.evidence);
    const noted = (0,state_edits/* withEffects */.NE)(confirmed, { kind: "setback", setback: "refused", task: pending.task });
    const verdict = limit.kind === "wait" && (0,rate_limit/* waitEndsAt */.HM)(limit, at) === null ? "cap" : limit.kind;
    const acted = answerLimit(noted, settlement, { ...limit, kind: verdict });
    const isUnconfirmed = !limit.certain && listed === 1;
    if ((0,setbacks/* isChargedForRefusals */.LG)(pending.setbacks, hasGraded || isUnconfirmed)) {
        const others = hasGraded ? `, but ${(0,task/* providerInWords */.S)(provider)} answered other tasks` : "";
        const message = `refused in ${pending.setbacks.refused + 1} runs${others}: ${limit.evidence}`;
        return chargeRefusal(acted, settlement, message);
    }
    const answered = (0,state_edits/* laneOf */.kk)(acted, provider);
    const again = { ...pending, refusals: pending.refusals + 1, refusedAt: at };
    if ((0,core_circuit/* isStopped */.id)(answered.circuit))
        return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(acted, pending), settlement, "left");
    if (verdict === "cap") {
        const capped = putOffCapped(acted, again, limit, at);
        return (0,state_edits/* noteSettled */.wi)(capped, settlement, capped.left > acted.left ? "left" : "retry");
    }
    const isLast = answered.circuit.state === "open" || pending.refusals > 0;
    const back = isLast ? (0,state_edits/* withLane */.JL)(acted, (0,core_lane/* putOff */.dD)(answered, "later", at, again)) : (0,state_edits/* putBackPending */.qY)(acted, again);
    return (0,state_edits/* noteSettled */.wi)(back, settlement, "retry");
}
function chargeRefusal(state, settlement, message) {
    return charge(state, { ...settlement, outcome: { ...settlement.outcome, class: "legitimate", message } });
}
const FRUITLESS_REFUSALS = 10;
function answerLimit(before, settlement, limit) {
    const { key, at } = settlement;
    const { provider, counted } = (0,state_edits/* runningOf */.Tx)(before, key);
    const isFirst = !counted.has(limit.kind);
    const noted = (0,state_edits/* countOnce */.n3)(before, key, limit.kind);
    const { circuit } = (0,state_edits/* laneOf */.kk)(noted, provider);
    if (limit.kind === "stop")
        return openCircuitOf(noted, (0,state_edits/* laneOf */.kk)(noted, provider), stopCause(limit, at), at);
    const state = isFirst && !(0,core_circuit/* isProbe */.Tb)(circuit, key) ? paceLane(noted, settlement) : noted;
    const lane = (0,state_edits/* laneOf */.kk)(state, provider);
    const isFruitless = circuit.state === "closed" && (lane.pacer?.inARow ?? 0) >= FRUITLESS_REFUSALS;
    if (isFruitless || (0,core_circuit/* isProbe */.Tb)(circuit, key))
        return refuseProbe(state, lane, limit, at);
    switch (limit.kind) {
        case "wait": {
            const untilAt = (0,rate_limit/* waitEndsAt */.HM)(limit, at);
            if (untilAt === null || (!isFirst && addedWaitMs(lane, untilAt, at) === 0))
                return state;
            return pauseLane(state, lane, limit, untilAt, at);
        }
        case "cap":
            return isFirst ? capLane(state, lane, limit, at) : state;
        case "task":
            throw new Error("A task verdict is a fatal outcome, not a rate-limited one");
        default:
            return (0,unreachable/* unreachable */.H)(limit.kind);
    }
}
function stopCause(limit, at) {
    return { untilAt: (0,rate_limit/* statedEndAt */.W7)(limit, at), policy: "stop", reason: limit.evidence };
}
function pauseLane(state, lane, limit, untilAt, at) {
    if (!canWait(state, lane, untilAt, at)) {
        const reason = `${limit.evidence} (the wait does not fit this run)`;
        return openCircuitOf(state, lane, { ...stopCause(limit, at), reason }, at);
    }
    const addedMs = addedWaitMs(lane, untilAt, at);
    const pausedUntil = Math.max(lane.pausedUntil, untilAt);
    const paused = (0,state_edits/* withLane */.JL)({ ...state, waitedMs: state.waitedMs + addedMs }, { ...lane, pausedUntil });
    const reason = (0,rate_limit/* pauseReason */.Ph)(limit, (0,rate_limit/* statedWaitMs */.hJ)(limit, at) ?? untilAt - at);
    const notes = addedMs > 0 ? [{ event: "paused", provider: lane.provider, until: (0,instant/* iso */.KH)(pausedUntil), reason }] : [];
    return (0,state_edits/* withNotes */.ci)(paused, notes);
}
function capLane(state, lane, limit, at) {
    const cut = (0,core_limit/* cutLimit */.W3)(lane.limit, at, oldestStart(state, lane.provider));
    return (0,state_edits/* withLimit */.Ko)(state, lane, cut, (0,rate_limit/* pauseReason */.Ph)(limit, null));
}
function paceLane(state, { key, pending, outcome, at, random }) {
    const { provider, ordinal } = (0,state_edits/* runningOf */.Tx)(state, key);
    const lane = (0,state_edits/* laneOf */.kk)(state, provider);
    const before = lane.pacer ?? { ...(0,core_pacer/* openPacer */.eO)(state.settings.defaultWaitMs), sent: lane.started };
    const isFresh = pending.refusals < 2;
    if (!isFresh && before.inARow === 0 && lane.freshRefusedAt <= pending.refusedAt) {
        return (0,state_edits/* withLane */.JL)(state, { ...lane, pacer: { ...before, refused: before.refused + 1, inARow: 1 } });
    }
    const start = { ordinal, now: at, waitMs: outcome.limit.retryAfterMs, chance: random };
    const pacer = (0,pacer_refusals/* noteRefusedStart */.d)(before, start, at - state.runStartedAt);
    const paced = (0,state_edits/* withLane */.JL)(state, { ...lane, pacer, freshRefusedAt: isFresh ? at : lane.freshRefusedAt });
    const { intervalMs } = pacer;
    if (intervalMs === null || before.intervalMs === null || intervalMs === before.intervalMs)
        return paced;
    const starts_per_minute = Math.round(600_000 / intervalMs) / 10;
    const reason = "repeated rate limits";
    return (0,state_edits/* withNotes */.ci)(paced, [{ event: "pace_changed", provider, starts_per_minute, reason }]);
}
function refuseProbe(state, lane, limit, at) {
    const stop = stopCause(limit, at);
    if (limit.kind === "stop")
        return openCircuitOf(state, lane, stop, at);
    const waitUntil = limit.kind === "wait" && stop.untilAt !== null ? (0,rate_limit/* waitEndsAt */.HM)(limit, at) : null;
    const fruitless = (lane.pacer?.inARow ?? 0) - FRUITLESS_REFUSALS;
    const spacedUntil = at + (0,core_circuit/* openingMs */.d7)(Math.max(lane.circuit.trips, fruitless) + 1, rate_limit/* LEAST_WAIT_MS */.Vj);
    const probeAt = waitUntil === null ? null : Math.max(waitUntil, spacedUntil);
    if (probeAt !== null && !canWait(state, lane, probeAt, at))
        return openCircuitOf(state, lane, stop, at);
    const cause = {
        ...stop,
        policy: "wait",
        untilAt: probeAt ?? stop.untilAt,
        firstMs: Math.max(rate_limit/* LEAST_WAIT_MS */.Vj, state.settings.defaultWaitMs),
    };
    return openCircuitOf(state, lane, cause, at);
}
function oldestStart(state, provider) {
    const own = [...state.running.values()].filter((running) => running.provider === provider);
    return Math.min(...own.map(({ startedAt }) => startedAt));
}

;// CONCATENATED MODULE: ./build/core/settle.js











const DURATIONS_KEPT = 200;
const LIMITS = ["wait", "cap", "stop"];
const KILL_RETRIES = 3;
function settle(state, { at, key, id, outcome, durationMs, random }) {
    const before = state.running.get(key);
    const place = before?.unsettled.findIndex(({ task }) => task.id === id) ?? -1;
    const pending = before?.unsettled[place];
    if (!before || !pending)
        return state;
    if (state.ending?.stopAtOnceKeys.has(key))
        return state;
    const running = { ...before, unsettled: before.unsettled.toSpliced(place, 1) };
    const isKill = outcome.class === "kill_shaped" || outcome.class === "unfinished";
    const settled = (0,state_edits/* withRunning */.Ar)(isKill ? state : { ...state, killsInARow: 0 }, running);
    const reason = "another task got through";
    const next = (0,core_outcome/* gotThrough */.ab)(outcome) ? dropSuspicion(settled, { provider: running.provider, key, at, reason }) : settled;
    const settlement = { key, pending, startedAt: running.startedAt, at, durationMs, random };
    switch (outcome.class) {
        case "graded":
            return graded(next, { ...settlement, outcome });
        case "rate_limited":
            return rateLimited(next, { ...settlement, outcome });
        case "kill_shaped":
            return killed(next, { ...settlement, outcome });
        case "unfinished": {
            const isExplained = LIMITS.some((kind) => running.counted.has(kind));
            const shardLimit = isExplained ? pending.shardLimit : Math.max(1, running.shardSize - 1);
            const rest = { ...pending, shardLimit };
            return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(next, rest), { ...settlement, outcome }, "retry");
        }
        case "timeout_exceeded":
        case "skipped":
        case "transient":
        case "legitimate":
        case "fatal":
            return failed(next, { ...settlement, outcome });
        default:
            return (0,unreachable/* unreachable */.H)(outcome);
    }
}
function graded(state, settlement) {
    const { at, key, startedAt, outcome, durationMs, random } = settlement;
    const { provider, ordinal } = (0,state_edits/* runningOf */.Tx)(state, key);
    const lane = (0,state_edits/* laneOf */.kk)(state, provider);
    const limit = (0,core_limit/* growLimit */.B)(lane.limit, { startedAt, inUse: lane.running });
    const healthy = {
        ...(0,core_lane/* countSuccess */.b6)((0,core_lane/* admitted */.Nd)(lane, ordinal), key),
        taskVerdicts: new Set(),
        unprobed: null,
        isConfirmed: false,
        hasGraded: true,
    };
    const answered = (0,state_edits/* withLimit */.Ko)(state, healthy, limit, "a full round of successes");
    const counted = outcome.status === "passed"
        ? chargeHeldFailures({ ...answered, durationsMs: withDuration(answered.durationsMs, durationMs, random) })
        : { ...answered, failures: answered.failures + 1 };
    const written = (0,state_edits/* withEffects */.NE)(chargeAuthenticationFailures(counted, provider), { kind: "result", settlement });
    return (0,ending/* endAtMaxFailures */.wr)((0,state_edits/* noteSettled */.wi)(written, settlement, "done"), at);
}
function withDuration(sorted, durationMs, random) {
    const longer = sorted.findIndex((other) => other > durationMs);
    const next = sorted.toSpliced(longer === -1 ? sorted.length : longer, 0, durationMs);
    return next.length > DURATIONS_KEPT ? next.toSpliced(Math.floor(random * next.length), 1) : next;
}
function killed(state, settlement) {
    const { at, key, outcome, pending, random } = settlement;
    const { stopping, shardSize, provider } = (0,state_edits/* runningOf */.Tx)(state, key);
    if (stopping !== null)
        return stoppedByUs(state, settlement, stopping);
    if (state.killStreakRuns >= setbacks/* FREE_KILL_RUNS */.xX)
        return chargeKill(state, settlement);
    const setback = shardSize > 1 ? "shard_killed" : "killed";
    const noted = (0,state_edits/* withEffects */.NE)(state, { kind: "setback", setback, task: pending.task });
    if (shardSize > 1) {
        const half = { ...pending, shardLimit: Math.ceil(shardSize / 2) };
        return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(countKilled(noted, settlement), half), settlement, "retry");
    }
    if (pending.setbacks.killed >= setbacks/* FREE_KILL_RUNS */.xX)
        return chargeKill(noted, settlement);
    const counted = countKilled(noted, settlement);
    const kills = pending.kills + 1;
    if (kills > KILL_RETRIES) {
        const left = (0,state_edits/* giveUp */.Ht)(counted, `their children were killed again and again: ${outcome.message}`);
        return (0,state_edits/* noteSettled */.wi)(left, settlement, "left");
    }
    const again = { ...pending, kills, shardLimit: 1 };
    const lane = (0,state_edits/* laneOf */.kk)(counted, provider);
    if (!outcome.lacksRoom)
        return (0,state_edits/* noteSettled */.wi)((0,state_edits/* withLane */.JL)(counted, (0,core_lane/* putOff */.dD)(lane, "later", at, again)), settlement, "retry");
    const delayed = (0,core_lane/* putOff */.dD)(lane, "delayed", at + transientBackoffMs(kills, random), again);
    const limit = (0,core_limit/* fitLimit */.Jp)(lane.limit, at, lane.running - 1);
    return (0,state_edits/* noteSettled */.wi)((0,state_edits/* withLimit */.Ko)(counted, delayed, limit, outcome.message), settlement, "retry");
}
function stoppedByUs(state, settlement, reason) {
    const { pending, outcome } = settlement;
    if (reason !== "out-of-time")
        return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(state, pending), settlement, "left");
    const noted = (0,state_edits/* withEffects */.NE)(state, { kind: "setback", setback: "cut", task: pending.task });
    if (!outlastsBudget(state, settlement))
        return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(noted, pending), settlement, "left");
    const { exitCode, signal } = outcome;
    const message = `did not end within the time-budget in ${pending.setbacks.cut + 1} runs`;
    return charge(noted, { ...settlement, outcome: { class: "timeout_exceeded", message, exitCode, signal } });
}
const OWN_BUDGET_SHARE = 0.75;
function outlastsBudget(state, { pending, startedAt }) {
    const { settings, runStartedAt } = state;
    const { deadlineAt } = settings;
    const { hasGraded } = (0,state_edits/* laneOf */.kk)(state, pending.task.provider);
    const hadItsTime = deadlineAt !== null && deadlineAt - startedAt >= OWN_BUDGET_SHARE * (deadlineAt - runStartedAt);
    return hadItsTime && (0,setbacks/* isChargedForCuts */.lz)(pending.setbacks, hasGraded);
}
function countKilled(state, { at, key, outcome }) {
    if (outcome.lacksRoom || (0,state_edits/* runningOf */.Tx)(state, key).counted.has("kill"))
        return state;
    return (0,ending/* countKill */.e0)((0,state_edits/* countOnce */.n3)(state, key, "kill"), at, outcome);
}
function chargeKill(state, settlement) {
    const { at, key, outcome, pending } = settlement;
    const runs = Math.max(pending.setbacks.killed, setbacks/* FREE_KILL_RUNS */.xX) + 1;
    const message = `killed in ${runs} runs in a row (out of memory?): ${outcome.message}`;
    const charged = { ...settlement, outcome: { ...outcome, message } };
    const written = (0,state_edits/* withEffects */.NE)(state, { kind: "failure", settlement: charged });
    if (pending.attempt >= state.settings.maxAttempts) {
        return (0,ending/* endAtMaxFailures */.wr)((0,state_edits/* noteSettled */.wi)({ ...written, failures: written.failures + 1 }, charged, "done"), at);
    }
    const shardLimit = Math.ceil((0,state_edits/* runningOf */.Tx)(state, key).shardSize / 2);
    const again = { ...pending, attempt: pending.attempt + 1, shardLimit };
    return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(written, again), charged, "retry");
}

;// CONCATENATED MODULE: ./build/core/apply.js













function apply(previous, event) {
    const state = { ...previous, effects: [] };
    switch (event.type) {
        case "attempt-started":
            return attemptStarted(state, event);
        case "task-settled":
            return settle(state, event);
        case "attempt-ended":
            return attemptEnded(state, event);
        case "child-stopping":
            return childStopping(state, event);
        case "preflight-started":
            return preflightStarted(state, event);
        case "preflight-ended":
            return preflightEnded(state, event);
        case "circuit-learned":
            return circuitLearned(state, event);
        case "call-refused":
            return callRefused(state, event);
        case "spent":
            return spentMore(state, event);
        case "interrupted":
            return (0,ending/* endInterrupted */.K0)(state, event.signal, event.at);
        case "finishing":
            return settleHeld(state);
        default:
            return (0,unreachable/* unreachable */.H)(event);
    }
}
function attemptStarted(state, event) {
    const { at: startedAt, key, slot, provider, source, tasks: unsettled } = event;
    const before = (0,state_edits/* laneOf */.kk)(state, provider);
    const { lane: rest } = (0,core_lane/* takeShard */.mt)(before, source, unsettled.length);
    const lane = {
        ...withProbe(rest, key, startedAt),
        running: before.running + 1,
        started: before.started + 1,
        pacer: before.pacer && (0,core_pacer/* noteSend */.bw)(before.pacer, startedAt),
    };
    const child = { key, slot, provider, startedAt, ordinal: lane.started, shardSize: unsettled.length, unsettled };
    const running = { ...child, counted: new Set(), stopping: null, killAt: null };
    const tasks = unsettled.map((pending) => pending.task.id);
    const attempt = unsettled[0]?.attempt ?? 1;
    const probe = before.circuit.state === "open";
    return (0,state_edits/* withNotes */.ci)((0,state_edits/* withRunning */.Ar)((0,state_edits/* withLane */.JL)(state, lane), running), [
        { event: "attempt_started", key, slot, provider, tasks, attempt, probe },
    ]);
}
function withProbe(lane, key, at) {
    const { circuit, closedAt } = lane;
    const probedAt = (0,instant/* instantAfter */.i)(closedAt, at);
    return { ...startProbe(lane, key), circuit: circuit.state === "open" ? (0,core_circuit/* admitProbe */.k3)(circuit, key, probedAt) : circuit };
}
function attemptEnded(state, event) {
    const running = state.running.get(event.key);
    if (!running)
        return state;
    const lane = (0,state_edits/* laneOf */.kk)(state, running.provider);
    const rest = new Map(state.running);
    rest.delete(event.key);
    const circuit = (0,core_circuit/* endProbe */.eS)(lane.circuit, event.key, event.at);
    let back = { ...lane, circuit, running: lane.running - 1 };
    for (const pending of running.unsettled)
        back = (0,core_lane/* putBack */.pK)(back, pending);
    const probe = { provider: lane.provider, key: event.key, at: event.at, reason: core_circuit/* UNANSWERED */.JM };
    const ended = dropSuspicion({ ...(0,state_edits/* withLane */.JL)(state, back), running: rest }, probe);
    return (0,state_edits/* withNotes */.ci)(ended, [
        { event: "attempt_ended", key: event.key, duration_s: seconds(event.at - running.startedAt) },
        ...(state.ending ? [] : standstillNotes(back, event.at)),
    ]);
}
const STANDSTILL = "all tasks that are left wait for their next attempt after ";
function isStandstill(reason) {
    return reason.startsWith(STANDSTILL);
}
const LEAST_STANDSTILL_MS = 10_000;
function standstillNotes(lane, at) {
    const { provider, ready, later, delayed } = lane;
    if (lane.running > 0 || lane.circuit.state !== "closed" || ready || later || !delayed)
        return [];
    const dueAt = delayed.key;
    if (dueAt <= lane.pausedUntil || dueAt - at < LEAST_STANDSTILL_MS)
        return [];
    const { refusals, suspicions } = delayed.item;
    const cause = refusals + suspicions > 0 ? "a rate limit without a stated wait" : "a transient failure";
    return [{ event: "paused", provider, until: (0,instant/* iso */.KH)(dueAt), reason: `${STANDSTILL}${cause}` }];
}
function childStopping(state, event) {
    const running = state.running.get(event.key);
    if (!running)
        return state;
    const stopping = running.stopping ?? event.reason;
    const killAt = running.killAt === null ? event.at + event.graceMs : Number.NEGATIVE_INFINITY;
    const isRepeated = running.stopping === event.reason;
    const notes = isRepeated ? [] : [{ event: "child_stopped", key: event.key, reason: event.reason }];
    return (0,state_edits/* withNotes */.ci)((0,state_edits/* withRunning */.Ar)(state, { ...running, stopping, killAt }), notes);
}
const PREFLIGHT = "preflight";
function preflightStarted(state, { provider, at }) {
    const lane = withProbe((0,state_edits/* laneOf */.kk)(state, provider), PREFLIGHT, at);
    return (0,state_edits/* withNotes */.ci)((0,state_edits/* withLane */.JL)(state, { ...lane, preflight: "running" }), [{ event: "preflight_started", provider }]);
}
function preflightEnded(state, event) {
    const lane = { ...(0,state_edits/* laneOf */.kk)(state, event.provider), preflight: "none" };
    const { detection, at } = event;
    const noted = (0,state_edits/* withNotes */.ci)((0,state_edits/* withLane */.JL)(state, lane), [
        { event: "preflight_ended", provider: event.provider, verdict: detection.kind, reason: detection.evidence },
    ]);
    if (!(0,rate_limit/* isRateLimit */.a5)(detection) || detection.kind === "task") {
        const answered = (0,state_edits/* withLane */.JL)(noted, { ...(0,core_lane/* countSuccess */.b6)(lane, PREFLIGHT), isConfirmed: false });
        const reason = "the preflight got through";
        return dropSuspicion(answered, { provider: lane.provider, key: PREFLIGHT, at, reason });
    }
    const confirmed = confirmSuspicion(noted, lane.provider, at, detection.evidence);
    return refuseProbe(confirmed, (0,state_edits/* laneOf */.kk)(confirmed, lane.provider), detection, at);
}
function circuitLearned(state, event) {
    const { at, provider, openedAt, untilAt, isStated, reason, outage } = event;
    const lane = state.lanes.get(provider);
    if (!lane || untilAt <= at)
        return state;
    const stop = { openedAt, untilAt, isEstimate: !isStated, policy: "stop", reason, outage };
    return openCircuitOf(state, lane, stop, at);
}
function callRefused(state, { at, key, limit }) {
    const running = state.running.get(key);
    if (running === undefined || limit.kind !== "stop")
        return state;
    const lane = (0,state_edits/* laneOf */.kk)(state, running.provider);
    return lane.drainUntil === null ? openCircuitOf(state, lane, stopCause(limit, at), at) : state;
}
function spentMore(state, { at, spent: more }) {
    const costUsd = state.spent.costUsd + more.costUsd;
    return (0,ending/* endAtBudget */.eZ)({ ...state, spent: { costUsd, tokens: state.spent.tokens + more.tokens } }, at);
}
function seconds(durationMs) {
    return Math.round(durationMs) / 1_000;
}


/***/ }),

/***/ 47787:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ noteRefusal),
/* harmony export */   d: () => (/* binding */ noteRefusedStart)
/* harmony export */ });
/* harmony import */ var _bucket_level_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37229);
/* harmony import */ var _pacer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29581);


const UNSTATED_WAIT_MS = 1_000;
const UNSTATED_SPREAD = 0.1;
const COARSE_MS = 1_000;
const LEAST_DOUBT = 0.005;
const FIRST_DOUBT = 4;
const DOUBT_AFTER_REFUSAL = 0.7;
const MARGIN = 0.008;
const SHARED_MARGIN = 0.05;
const FEW_CALLS = 2;
const BLIND_SLOWDOWN = 0.5;
const MIDDLE = 0.5;
const DOUBT_OF_DIFFERENCE = 0.2;
const RUN_MEMORY = 0.7;
const ASSUMED_DOUBT = 0.25;
const SHARED_DOUBT = 0.2;
const SLOW_STARTS_MS = 1_000;
const START_MARGIN = 1.12;
const LONGEST_REFILL_MS = 120_000;
const LONGEST_INTERVAL_MS = 60_000;
function noteRefusal(pacer, call) {
    return refuse(pacer, call, exactMs(call.waitMs) > 0);
}
function refuse(pacer, call, backsOff) {
    const tokenAt = call.now + tokenInMs(pacer, call.waitMs);
    const isKnown = call.ordinal <= pacer.episodeEnd;
    return isKnown ? sameEpisode(pacer, tokenAt) : newEpisode(pacer, call, tokenAt, backsOff);
}
function noteRefusedStart(pacer, start, startedForMs) {
    const { waitMs } = start;
    const refused = refuse(pacer, { ...start, waitMs: waitMs ?? 0 }, false);
    if (refused.intervalMs !== null) {
        const isSameWave = refused.episodeEnd === pacer.episodeEnd;
        if (isSameWave)
            return refused;
        const isSlowAndShared = refused.intervalMs >= SLOW_STARTS_MS && (0,_pacer_js__WEBPACK_IMPORTED_MODULE_0__/* .tokensOfOthers */ .N0)(refused) > _pacer_js__WEBPACK_IMPORTED_MODULE_0__/* .SHARED */ .SG;
        const doubt = isSlowAndShared ? Math.max(refused.doubt, SHARED_DOUBT) : refused.doubt;
        return { ...refused, intervalMs: refused.intervalMs * START_MARGIN, doubt };
    }
    const admitted = Math.max(_pacer_js__WEBPACK_IMPORTED_MODULE_0__/* .SHORTEST_RUN */ .$7, refused.episodeEnd - refused.refused);
    const spreadMs = (startedForMs + (waitMs ?? UNSTATED_WAIT_MS)) / admitted;
    const tokenMs = refused.tokenMs + Math.min(refused.tokenMs, startedForMs);
    const isBucket = refused.tokenMs > 0 && tokenMs * admitted <= LONGEST_REFILL_MS;
    const intervalMs = isBucket ? tokenMs : Math.min(longestIntervalMs(pacer, waitMs), Math.max(1, spreadMs));
    return { ...refused, intervalMs, usualRun: admitted, doubt: ASSUMED_DOUBT };
}
function longestIntervalMs({ defaultWaitMs }, waitMs) {
    return Math.max(LONGEST_INTERVAL_MS, defaultWaitMs, waitMs ?? 0);
}
function sameEpisode(pacer, tokenAt) {
    return { ...pacer, refused: pacer.refused + 1, dueAt: Math.max(pacer.dueAt, tokenAt) };
}
function newEpisode(pacer, call, tokenAt, backsOff) {
    const { anchor, usualRun } = pacer;
    const refused = pacer.refused + 1;
    const admitted = call.ordinal - refused;
    const calls = anchor === null ? 0 : admitted - anchor.admitted;
    const spanMs = anchor === null ? 0 : Math.max(1, tokenAt - anchor.tokenAt);
    const misled = pacer.misled + (showedTokens(pacer, call.now) ? 1 : 0);
    const episode = {
        ...pacer,
        misled,
        usualRun: usualRun === 0 ? calls : usualRun * RUN_MEMORY + calls * (1 - RUN_MEMORY),
        level: misled >= _pacer_js__WEBPACK_IMPORTED_MODULE_0__/* .MISLED_LIMIT */ .zT ? null : pacer.level,
        refused,
        window: call.waitMs === null ? 1 : 0,
        episodeEnd: pacer.sent,
        tokenMs: Math.max(pacer.tokenMs, exactMs(call.waitMs)),
        inARow: pacer.inARow + 1,
    };
    const measured = calls > 0 ? measure(episode, spanMs / calls, calls) : slowDown(episode, spanMs);
    const longestMs = longestIntervalMs(pacer, call.waitMs);
    const learned = { ...measured, intervalMs: measured.intervalMs && Math.min(longestMs, measured.intervalMs) };
    return {
        ...learned,
        dueAt: nextTryAt(learned, call, tokenAt, { spanMs, isOutrun: backsOff && calls === 0 }),
        anchor: calls === 0 && anchor !== null ? anchor : { tokenAt, admitted },
    };
}
function nextTryAt(pacer, { now, waitMs, chance }, tokenAt, run) {
    const { intervalMs, defaultWaitMs, inARow } = pacer;
    if (waitMs !== null) {
        const spreadMs = (intervalMs ?? run.spanMs) * (run.isOutrun ? 2 ** (inARow - 1) : 1);
        return tokenAt + chance * Math.min(longestIntervalMs(pacer, waitMs), spreadMs);
    }
    const spreadMs = intervalMs ?? (tokenAt - now) * UNSTATED_SPREAD;
    return Math.min(tokenAt + chance * spreadMs, now + defaultWaitMs);
}
function showedTokens({ level, sent, intervalMs }, now) {
    const tokens = (0,_bucket_level_js__WEBPACK_IMPORTED_MODULE_1__/* .levelAt */ .Gy)(level, now, sent, intervalMs);
    return tokens !== null && tokens >= (level?.highest ?? 0) / 2;
}
function exactMs(waitMs) {
    return waitMs === null || waitMs % COARSE_MS === 0 ? 0 : waitMs;
}
function tokenInMs({ intervalMs, inARow, defaultWaitMs }, waitMs) {
    const backoffMs = (intervalMs ?? UNSTATED_WAIT_MS) * 2 ** inARow;
    if (waitMs === null)
        return Math.min(defaultWaitMs, backoffMs);
    if (waitMs % COARSE_MS !== 0 || intervalMs === null)
        return waitMs;
    return Math.min(waitMs, Math.max(waitMs - COARSE_MS, backoffMs));
}
function measure(pacer, measuredMs, calls) {
    const { intervalMs, doubt } = pacer;
    if (intervalMs === null)
        return { ...pacer, intervalMs: measuredMs, doubt: Math.min(1, FIRST_DOUBT / calls) };
    const weight = calls / (calls + FEW_CALLS);
    const difference = Math.max(0, Math.log(measuredMs / intervalMs)) * weight;
    return {
        ...pacer,
        intervalMs: intervalMs * Math.exp(difference * MIDDLE) * (1 + marginOf(pacer) + BLIND_SLOWDOWN * doubt * (1 - weight)),
        doubt: clampDoubt(Math.max(doubt * DOUBT_AFTER_REFUSAL * (1 - weight), DOUBT_OF_DIFFERENCE * difference)),
    };
}
function slowDown(pacer, spanMs) {
    const { intervalMs, doubt, tokenMs, inARow } = pacer;
    if (intervalMs === null) {
        return inARow < 3 || tokenMs === 0 ? pacer : { ...pacer, intervalMs: Math.max(spanMs, tokenMs), doubt: 1 };
    }
    return {
        ...pacer,
        intervalMs: intervalMs * (1 + marginOf(pacer) + BLIND_SLOWDOWN * doubt),
        doubt: clampDoubt(doubt * DOUBT_AFTER_REFUSAL),
    };
}
function marginOf(pacer) {
    return (0,_pacer_js__WEBPACK_IMPORTED_MODULE_0__/* .tokensOfOthers */ .N0)(pacer) > _pacer_js__WEBPACK_IMPORTED_MODULE_0__/* .SHARED */ .SG ? SHARED_MARGIN : MARGIN;
}
function clampDoubt(doubt) {
    return Math.min(1, Math.max(LEAST_DOUBT, doubt));
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
function lanesOf({ prepared, config }, { now, concurrency }) {
    return [...(0,_run_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .byProvider */ .v1)(prepared.outstanding)].map(([provider, pending]) => (0,_core_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .openLane */ .BH)(provider, pending, {
        ceiling: Math.min(concurrency, config.providerConcurrency.get(provider) ?? concurrency),
        learnedLimit: prepared.isNew ? null : (0,_run_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreLimit */ .kH)(prepared.checkpoint, provider),
        circuit: (0,_run_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreCircuit */ .wl)(prepared.checkpoint, provider, { now, isProbedNow: config.retryNow }),
        closedAt: (0,_run_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreClosing */ .YH)(prepared.checkpoint, provider),
        preflight: config.preflight !== null,
    }));
}


/***/ })

};
