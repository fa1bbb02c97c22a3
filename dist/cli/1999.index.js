export const id = 1999;
export const ids = [1999];
export const modules = {

/***/ 41999:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/config/read-config.js + 2 modules
var read_config = __webpack_require__(6965);
// EXTERNAL MODULE: ./build/core/shell-words.js
var shell_words = __webpack_require__(88528);
// EXTERNAL MODULE: ./build/engine/evaluation-context.js
var evaluation_context = __webpack_require__(2903);
// EXTERNAL MODULE: ./build/engine/open-carry.js + 1 modules
var open_carry = __webpack_require__(50076);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: ./build/run/command.js
var run_command = __webpack_require__(27067);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/error-code.js
var error_code = __webpack_require__(74924);
;// CONCATENATED MODULE: ./build/run/descriptors.js



const DESCRIPTORS_PER_CHILD = 9;
const OWN_DESCRIPTORS = 24;
function checkDescriptors(childCount) {
    const needed = OWN_DESCRIPTORS + childCount * DESCRIPTORS_PER_CHILD;
    const open = [];
    try {
        while (open.length < needed)
            open.push((0,external_node_fs_.openSync)("/dev/null", external_node_fs_.constants.O_RDONLY));
    }
    catch (error) {
        const code = (0,error_code/* errorCode */.C)(error);
        if (code !== "EMFILE" && code !== "ENFILE")
            return;
        throw new user_error/* UserError */.y(`Expected room for ${needed} more open files (\`concurrency\` ${childCount} needs ${DESCRIPTORS_PER_CHILD} each), but the system allows only ${open.length} (${code}). Raise the limit before the run, for instance with \`ulimit -n ${Math.max(1_024, 2 * needed)}\`, or lower \`concurrency\`.`);
    }
    finally {
        for (const fd of open)
            (0,external_node_fs_.closeSync)(fd);
    }
}

// EXTERNAL MODULE: ./build/run/child-environment.js
var child_environment = __webpack_require__(34712);
;// CONCATENATED MODULE: ./build/engine/check-command.js



function checkWorkingDirectory(path) {
    if ((0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory())
        return;
    throw new user_error/* UserError */.y(`Expected \`working-directory\` to be a folder, found none at ${path}. Check the path.`);
}
const OF_ANY_SHARD = new Set(["tasks-file", "results-file"]);
function checkPlaceholders(command, shardSize, sample) {
    if (command.kind !== "argv" || shardSize === 1 || sample === null)
        return;
    const fields = new Set(["id", ...(0,child_environment/* scalarFields */.WA)(sample.json).keys()]);
    for (const argument of command.argv.slice(1)) {
        for (const [placeholder, name = ""] of argument.matchAll(/\{([^{}]+)\}/g)) {
            if (OF_ANY_SHARD.has(name) || !fields.has(name))
                continue;
            throw new user_error/* UserError */.y(`Expected \`shard-size\` 1 for the placeholder ${placeholder} in ${JSON.stringify(argument)}, found ${shardSize}: ` +
                "a child with several tasks has no single value for it. Use {tasks-file}, or set shard-size to 1.");
        }
    }
}

// EXTERNAL MODULE: ./build/engine/child-settings.js
var child_settings = __webpack_require__(7375);
// EXTERNAL MODULE: ./build/core/interrupted.js
var interrupted = __webpack_require__(94220);
;// CONCATENATED MODULE: ./build/engine/early-signals.js

function listenEarly(onSignal) {
    const controller = new AbortController();
    let early = null;
    onSignal((signal) => {
        early ??= signal;
        controller.abort();
    });
    return {
        aborted: controller.signal,
        check(counts) {
            if (early !== null)
                throw new interrupted/* Interrupted */.j(early, counts);
        },
    };
}

// EXTERNAL MODULE: ./build/engine/list-tasks.js
var list_tasks = __webpack_require__(51448);
// EXTERNAL MODULE: ./build/engine/open-folder.js
var open_folder = __webpack_require__(90332);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(23540);
// EXTERNAL MODULE: ./build/store/unite-rows.js
var unite_rows = __webpack_require__(62937);
// EXTERNAL MODULE: ./build/engine/prepare.js + 1 modules
var prepare = __webpack_require__(77712);
// EXTERNAL MODULE: ./build/core/ending.js
var core_ending = __webpack_require__(38959);
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(13270);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(65079);
// EXTERNAL MODULE: ./build/core/schedule.js
var schedule = __webpack_require__(61733);
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
    try {
        const { status, counts, against } = (0,run_events/* runEndedSchema */.pg)().parse(JSON.parse(lastLine(eventsPath)));
        return status === "complete" && counts?.total === total ? against : null;
    }
    catch {
        return null;
    }
}
function lastLine(path) {
    const fd = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW);
    try {
        const { size } = (0,external_node_fs_.fstatSync)(fd);
        const bytes = Buffer.alloc(Math.min(size, LAST_LINE_BYTES));
        const length = (0,external_node_fs_.readSync)(fd, bytes, 0, bytes.length, size - bytes.length);
        const text = bytes.toString("utf8", 0, length);
        return text.slice(text.lastIndexOf("\n", text.length - 2) + 1);
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}

// EXTERNAL MODULE: ./build/engine/circuits.js
var engine_circuits = __webpack_require__(4747);
// EXTERNAL MODULE: ./build/engine/outputs.js
var engine_outputs = __webpack_require__(47545);
// EXTERNAL MODULE: ./build/engine/regressions.js
var regressions = __webpack_require__(66065);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/core/campaign.js
var core_campaign = __webpack_require__(31670);
// EXTERNAL MODULE: ./build/core/setbacks.js
var core_setbacks = __webpack_require__(7540);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(92474);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(93011);
// EXTERNAL MODULE: ./build/store/redact-event.js
var redact_event = __webpack_require__(21488);
// EXTERNAL MODULE: ./build/engine/note-campaign.js
var note_campaign = __webpack_require__(43594);
// EXTERNAL MODULE: ./build/engine/state-name.js
var state_name = __webpack_require__(3804);
// EXTERNAL MODULE: ./build/engine/warnings.js
var warnings = __webpack_require__(52202);
;// CONCATENATED MODULE: ./build/engine/run-record.js















const SETBACKS_TOLD = 3;
class RunRecord {
    #facts;
    #seq;
    #storeTrouble = false;
    #setbacks = {
        killed: new Map(),
        refused: new Map(),
        suspected: new Map(),
        cut: new Map(),
    };
    #unwritten = [];
    constructor(facts) {
        this.#facts = facts;
        this.#seq = facts.prepared.checkpoint?.seq ?? 0;
    }
    noteSetback(setback, task) {
        this.#setbacks[setback].set(task.hash, task);
    }
    tellSetbacks() {
        const { history, memory } = this.#facts.prepared;
        const unresolved = (setback) => [...this.#setbacks[setback].values()].filter(({ hash }) => history.get(hash)?.kind !== "result");
        const killed = unresolved("killed").flatMap((task) => {
            const runs = memory.setbacksOf(task).killed + 1;
            return runs < 2 ? [] : [`${task.id} was killed in ${runs} runs in a row (out of memory?)`];
        });
        const refused = unresolved("refused").flatMap((task) => {
            const setbacks = memory.setbacksOf(task);
            const runs = setbacks.refused + 1;
            return (0,core_setbacks/* isChargedForRefusals */.LG)(setbacks)
                ? [`${task.id} was refused in ${runs} runs while ${task.provider} answered others: its failures count now`]
                : [];
        });
        const cut = unresolved("cut").flatMap((task) => {
            const runs = memory.setbacksOf(task).cut + 1;
            const advice = "Raise time-budget, or lower task-timeout so that it ends as timed out";
            return runs < 2 ? [] : [`${task.id} did not end within the time-budget in ${runs} runs. ${advice}`];
        });
        for (const lines of [killed, refused, cut]) {
            for (const message of lines.slice(0, SETBACKS_TOLD))
                this.tell({ event: "warning", message });
            const more = lines.length - SETBACKS_TOLD;
            if (more > 0)
                this.tell({ event: "warning", message: `and ${more} more ${more === 1 ? "task" : "tasks"} like these` });
        }
    }
    save(state) {
        this.#save(state, null);
    }
    saveSettled(state) {
        return this.#save(state, this.#countWhole());
    }
    #save(state, counts) {
        const { prepared, context, folder } = this.#facts;
        const now = context.clock.now();
        const circuits = (0,engine_circuits/* storedCircuits */._f)(state, prepared.checkpoint, now);
        this.#seq += 1;
        const [present, ...others] = prepared.campaigns;
        const record = present ?? prepared.campaign;
        const { workflowRun } = context.identity;
        const campaign = (0,core_campaign/* settleCampaign */.MJ)(record, { counts, workflowRun, completedAt: (0,instant/* iso */.K)(now) });
        try {
            folder.writeCheckpoint({
                v: format/* FORMAT_VERSION */.Hp,
                seq: this.#seq,
                updated_at: (0,instant/* iso */.K)(now),
                run: context.identity.run,
                job: context.identity.job,
                jobs: Math.max(this.#facts.config.job.total, prepared.isNew ? 1 : (prepared.checkpoint?.jobs ?? 1)),
                ...(0,state_name/* nameFor */.Fe)(this.#facts.config.stateName, prepared.checkpoint),
                ...(0,state_name/* originOf */.yv)(context.identity, prepared.checkpoint),
                ...commandHash(this.#facts.config),
                campaigns: [campaign, ...others],
                circuits,
                limits: (0,engine_circuits/* learnedLimits */.WI)(state, prepared.isNew ? null : prepared.checkpoint),
                setbacks: this.#setbacksAfter(state),
                durations_s: state.durationsMs.map((duration) => Math.round(duration) / 1_000),
            });
            if (campaign.complete && !record.complete)
                (0,note_campaign/* noteCampaign */.J)(folder.paths, campaign);
        }
        catch (error) {
            this.#warnOfStore(error);
        }
        return circuits;
    }
    #setbacksAfter({ ending }) {
        const { prepared, context, config } = this.#facts;
        const endedBy = ending?.cause === "same-failure" || ending?.cause === "kill-streak" ? ending.cause : null;
        const isOutstanding = (hash) => (0,core_history/* nextAttempt */.nj)(prepared.history.get(hash), config.maxAttempts) !== null;
        const { run } = context.identity;
        const { killed, refused, suspected, cut } = this.#setbacks;
        const tasks = { killed: killed.keys(), refused: refused.keys(), suspected: suspected.keys(), cut: cut.keys() };
        return (0,core_setbacks/* addSetbacks */.eO)(prepared.memory.setbacks, { run, tasks, endedBy }, isOutstanding);
    }
    #countWhole() {
        const { prepared, config } = this.#facts;
        return (0,tally/* countTasks */.g6)((0,split/* wholeOf */.l2)(prepared.total), prepared.history, config.maxAttempts);
    }
    tell(note, at = this.#facts.context.clock.now()) {
        const { event, line } = (0,redact_event/* redactEvent */.g)({ ...note, at: (0,instant/* iso */.K)(at) }, this.#facts.context.redactor);
        if (this.#unwritten.push(line) === 1)
            process.nextTick(() => this.#writeEvents());
        if (!isOfChild(event))
            this.#writeEvents();
        this.#facts.context.sink.on(event);
    }
    #writeEvents() {
        if (this.#unwritten.length === 0)
            return;
        const lines = this.#unwritten;
        this.#unwritten = [];
        try {
            this.#facts.folder.appendEventLines(lines);
        }
        catch (error) {
            this.#warnOfStore(error);
        }
    }
    forgetLost() {
        const { folder, prepared } = this.#facts;
        if (folder.areJournalsWhole())
            return;
        prepared.history.clear();
        try {
            folder.readHistory(prepared.campaign.id, prepared.history);
        }
        catch {
        }
        this.#warnOnce(lostWords(folder.paths.root));
    }
    #warnOfStore(error) {
        const { root } = this.#facts.folder.paths;
        this.#warnOnce(isFolder(root) ? `the state folder cannot be written: ${(0,reason/* reasonOf */.A)(error)}` : lostWords(root));
    }
    #warnOnce(message) {
        if (!this.#storeTrouble)
            (0,warnings/* warnIn */.a)(this.#facts.context)(message);
        this.#storeTrouble = true;
    }
}
function lostWords(root) {
    const [what, how, rest] = isFolder(root)
        ? ["has lost rows", "removed, replaced or cut its files", "Tasks whose rows are gone are outstanding"]
        : ["is no folder any more", "removed or replaced it", "What it held is lost, and nothing more can be stored"];
    return `the state folder ${root} ${what}: something has ${how} while the run was on, most likely a task. ${rest}. Keep the tasks away from it, or give a \`state-dir\` out of their way`;
}
function isFolder(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}
function commandHash({ command }) {
    return command === null ? {} : { command: (0,external_node_crypto_.hash)("sha256", JSON.stringify(command)) };
}
function isOfChild({ event }) {
    return event === "attempt_started" || event === "task_settled" || event === "attempt_ended";
}

// EXTERNAL MODULE: ./build/core/lane.js
var core_lane = __webpack_require__(40130);
;// CONCATENATED MODULE: ./build/engine/run-settings.js



const CANCEL_GRACE_MS = 3_000;
function settingsOf({ config, prepared, startedAt }) {
    return {
        concurrency: concurrencyOf(config),
        shardSize: shardSizeAfter(config.shardSize, prepared.memory.campaign.killStreakRuns),
        maxAttempts: config.maxAttempts,
        maxFailures: maxFailuresOf(config.maxFailures, prepared.total),
        failFast: config.failFast,
        maxWaitMs: config.maxWaitMs,
        defaultWaitMs: config.defaultWaitMs,
        stopGraceMs: config.stopGraceMs,
        interruptGraceMs: CANCEL_GRACE_MS,
        killGraceMs: config.killGraceMs,
        deadlineAt: config.timeBudgetMs === null ? null : startedAt + config.timeBudgetMs,
        preflight: config.preflight !== null && prepared.outstanding.length > 0,
    };
}
function concurrencyOf(config) {
    const { sharedConcurrency: shared, job } = config;
    if (shared === null)
        return config.concurrency;
    const share = Math.floor(shared / job.total) + (job.index < shared % job.total ? 1 : 0);
    return Math.max(1, Math.min(config.concurrency, share));
}
function maxFailuresOf(limit, total) {
    if (limit === null)
        return null;
    if (limit.kind === "count")
        return limit.count;
    return Math.max(1, Math.ceil((Math.round(limit.percent * 1e6) * total) / 1e8));
}
function shardSizeAfter(shardSize, killStreakRuns) {
    return killStreakRuns === 0 ? shardSize : Math.ceil(shardSize / 8);
}
function lanesOf({ prepared, startedAt, config }, concurrency) {
    const { setbacksOf } = prepared.memory;
    const listed = prepared.outstanding.map((outstanding) => ({
        ...outstanding,
        setbacks: setbacksOf(outstanding.task),
    }));
    const ordered = listed.sort((a, b) => (0,core_setbacks/* startRank */.F0)(a.setbacks) - (0,core_setbacks/* startRank */.F0)(b.setbacks));
    const byProvider = new Map();
    for (const [position, { task, attempt, setbacks }] of ordered.entries()) {
        const open = (0,core_lane/* openPending */.Yn)(task, { position, attempt }, setbacks);
        const pending = setbacks.killed > 0 || (0,core_setbacks/* runsAlone */.Gx)(setbacks) ? { ...open, shardLimit: 1 } : open;
        const lane = byProvider.get(task.provider);
        if (lane)
            lane.push(pending);
        else
            byProvider.set(task.provider, [pending]);
    }
    return [...byProvider].map(([provider, pending]) => (0,core_lane/* openLane */.BH)(provider, pending, {
        ceiling: Math.min(concurrency, config.providerConcurrency.get(provider) ?? concurrency),
        learnedLimit: prepared.isNew ? null : (0,engine_circuits/* restoreLimit */.kH)(prepared.checkpoint, provider),
        circuit: (0,engine_circuits/* restoreCircuit */.wl)(prepared.checkpoint, provider, { now: startedAt, isProbedNow: config.retryNow }),
        preflight: config.preflight !== null,
    }));
}

;// CONCATENATED MODULE: ./build/engine/prepared-run.js













const CANCEL_BUDGET_MS = 6_000;
const REPORTS_UNTIL_MS = 6_600;
const NOTHING_LEFT = "nothing is outstanding";
class PreparedRun {
    #facts;
    #settings;
    #record;
    #cancelledAt = null;
    #helpers = new AbortController();
    #interrupt = () => { };
    constructor(facts) {
        this.#facts = facts;
        this.#settings = settingsOf(facts);
        this.#record = new RunRecord(facts);
    }
    get prepared() {
        return this.#facts.prepared;
    }
    async toEnd() {
        const { prepared, context, config } = this.#facts;
        context.onSignal((signal) => {
            this.#cancel();
            this.#interrupt(signal);
        });
        const initial = (0,schedule/* openState */.Gf)(this.#settings, lanesOf(this.#facts, this.#settings.concurrency), {
            now: this.#facts.startedAt,
            durationsMs: prepared.durationsS.map((duration) => duration * 1_000),
            campaign: prepared.memory.campaign,
        });
        const judged = this.#findCurrentReports();
        this.#record.saveSettled(initial);
        this.#record.tell({
            event: "run_started",
            run: context.identity.run,
            job: context.identity.job,
            campaign: prepared.campaign.id,
            tasks: prepared.total,
            part: prepared.part.length,
            outstanding: prepared.outstanding.length,
            job_index: config.job.index,
            job_total: config.job.total,
            concurrency: this.#settings.concurrency,
            max_attempts: config.maxAttempts,
            deadline_at: this.#settings.deadlineAt === null ? null : (0,instant/* iso */.K)(this.#settings.deadlineAt),
        });
        this.#noteChangedCommand();
        for (const message of prepared.warnings)
            this.#record.tell({ event: "warning", message });
        const end = (await this.#runChildren(initial)) ?? {
            status: "complete",
            reason: NOTHING_LEFT,
            state: initial,
        };
        return this.#finish(end, judged);
    }
    #noteChangedCommand() {
        const { prepared, config, context } = this.#facts;
        const before = prepared.checkpoint?.command;
        const isSame = before === undefined || before === commandHash(config).command;
        if (isSame || prepared.isNew || config.inputs.length > 0)
            return;
        (context.notice ?? (0,warnings/* warnIn */.a)(context))(`the command has changed since campaign ${prepared.campaign.id} began; results that are already there are kept. ` +
            "To run all tasks again, start another `campaign`; to have changed files do so by themselves, name them in `inputs`.");
    }
    #runChildren(initial) {
        const { children, ...facts } = this.#facts;
        if (children === null)
            return null;
        return children.runOutstanding(initial, {
            ...facts,
            record: this.#record,
            detectorAt: children.detectorAt,
            deadlineAt: this.#settings.deadlineAt,
            cancelled: this.#helpers.signal,
            onSignal: (handler) => {
                this.#interrupt = handler;
            },
        });
    }
    #cancel() {
        const { carry, context } = this.#facts;
        this.#cancelledAt ??= context.clock.now();
        carry?.endBy(this.#cancelledAt + CANCEL_BUDGET_MS);
        this.#helpers.abort();
    }
    async #finish(end, judged) {
        const { prepared, config, context, folder } = this.#facts;
        this.#record.forgetLost();
        this.#record.tellSetbacks();
        const counts = (0,tally/* countTasks */.g6)(prepared.part, prepared.history, config.maxAttempts);
        const isLost = !folder.isOurs();
        if (isLost)
            this.#facts.carry?.leave();
        const status = isLost ? "interrupted" : statusOf(end.status, counts);
        const { ending } = end.state;
        const result = {
            status,
            counts,
            regressed: context.judgement.failOn.regressed
                ? (0,regressions/* countRegressed */.G)(folder.paths, prepared.campaign.id, prepared.isInPart)
                : 0,
            sameFailure: ending?.cause === "same-failure" || ending?.cause === "authentication",
            signal: status === "interrupted" ? (ending?.signal ?? null) : null,
        };
        const circuits = isLost ? {} : this.#record.saveSettled(end.state);
        const at = this.#resumeAt(circuits, counts);
        const { resumeCommand, judgement } = context;
        const against = (0,tally/* failReasons */.K1)(result, judgement);
        const reason = context.redactor.redact(isLost ? core_ending/* FOLDER_LOST */.Ki : endReasonOf(end, status, prepared.unselected));
        const outputs = (0,engine_outputs/* buildOutputs */.JZ)({
            status,
            reason,
            counts,
            resumeAt: at,
            resumeCommand,
            paths: folder.paths,
        });
        this.#record.tell({
            event: "run_ended",
            run: context.identity.run,
            job: context.identity.job,
            status,
            reason,
            counts,
            against,
            resume_at: String(outputs["resume-at"]),
            resume_command: String(outputs["resume-command"]),
            ...(result.sameFailure ? { failed_alike: true } : {}),
        });
        if (isLost) {
            await this.#facts.carry?.end(prepared.campaign.id);
            return { result, reason, against, exitCode: (0,tally/* exitCode */.I$)(result, judgement), outputs, report: null, summary: null };
        }
        await this.#facts.carry?.end(prepared.campaign.id);
        const isSameVerdict = judged !== null && judged.join("\n") === against.join("\n");
        const written = isSameVerdict ? null : await this.#report();
        return {
            result,
            reason,
            against,
            exitCode: (0,tally/* exitCode */.I$)(result, judgement),
            outputs,
            report: written?.report ?? null,
            summary: written?.summary ?? null,
        };
    }
    async #report() {
        const { prepared, config, context, folder, loadReports } = this.#facts;
        const warn = (0,warnings/* warnIn */.a)(context);
        const writeReports = await loadReports().catch((error) => {
            warn(`the reports could not be made: ${(0,reason/* reasonOf */.A)(error)}`);
            return null;
        });
        if (writeReports === null)
            return null;
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
        const { children, context, folder, prepared } = this.#facts;
        const isIdle = children === null && prepared.isInPart === null;
        return isIdle && context.needsReport === false ? findCurrentReports(folder.paths, prepared.total) : null;
    }
    #resumeAt(circuits, counts) {
        if (counts.outstanding === 0)
            return null;
        const { prepared, config } = this.#facts;
        const providers = new Set();
        for (const { task } of prepared.outstanding) {
            if ((0,core_history/* standingOf */.YP)(prepared.history.get(task.hash, task.id), config.maxAttempts) === "outstanding")
                providers.add(task.provider);
        }
        return (0,engine_circuits/* resumeAt */.hH)(circuits, providers);
    }
}
function endReasonOf(ended, status, unselected) {
    if (status === ended.status)
        return ended.reason;
    if (status === "complete")
        return NOTHING_LEFT;
    return unselected > 0
        ? `the selected tasks are done; ${unselected} outstanding ${unselected === 1 ? "task was" : "tasks were"} not selected (only, sample or max-tasks)`
        : "results of some tasks are not on disk";
}
function statusOf(ended, counts) {
    if (counts.outstanding === 0)
        return ended === "aborted" ? ended : "complete";
    return ended === "complete" ? "incomplete" : ended;
}

// EXTERNAL MODULE: ./build/engine/repeat-verdict.js
var repeat_verdict = __webpack_require__(24288);
// EXTERNAL MODULE: ./build/engine/retry-tasks.js
var retry_tasks = __webpack_require__(21730);
;// CONCATENATED MODULE: ./build/engine/run-parts.js
const loadedParts = {
    loadChildren: async (loadDetector) => {
        const [{ runOutstanding }, detectorAt] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(2158), __webpack_require__.e(7349), __webpack_require__.e(3029), __webpack_require__.e(7781)]).then(__webpack_require__.bind(__webpack_require__, 97781)), loadDetector()]);
        return { runOutstanding, detectorAt };
    },
    loadReports: async () => (await __webpack_require__.e(/* import() */ 7294).then(__webpack_require__.bind(__webpack_require__, 37294))).writeReports,
};

// EXTERNAL MODULE: ./build/engine/take-over.js
var take_over = __webpack_require__(72419);
;// CONCATENATED MODULE: ./build/engine/open-run.js












async function openRun(folder, tasks, facts, parts = loadedParts) {
    const { config, context, early, startedAt } = facts;
    const { identity, clock } = context;
    const left = await (0,take_over/* takeOverLeft */.Dx)(folder, (0,take_over/* takeOverFacts */.z8)(folder.paths, { config, context, now: startedAt })).catch((error) => {
        throw unusable(folder.paths.root, error);
    });
    const carry = context.openCarry?.(folder.paths, (0,warnings/* warnIn */.a)(context));
    early.aborted.addEventListener("abort", () => carry?.endBy(clock.now()));
    if (early.aborted.aborted)
        carry?.endBy(clock.now());
    await carry?.restore((known) => (0,prepare/* campaignOf */.Ii)(config, identity, { known, now: startedAt, paths: folder.paths }));
    early.check(early.aborted.aborted ? (0,prepare/* countStored */.Jb)(folder, tasks, { config, identity, now: startedAt }) : null);
    const done = (0,prepare/* doneBefore */.qv)(folder, config, { identity, now: startedAt });
    if (done !== null) {
        carry?.leave();
        return { kind: "over", end: (0,repeat_verdict/* repeatVerdict */.F)(folder.paths, done, context) };
    }
    (0,unite_rows/* dropRetried */.jI)(folder.paths);
    if (config.retry.length > 0) {
        (0,retry_tasks/* retryTasks */.J)(folder, { kinds: config.retry, ids: [] }, { tasks, maxAttempts: config.maxAttempts, run: identity.run, now: startedAt, isDryRun: false });
    }
    const found = prepareIn(folder, { config, tasks, identity, now: startedAt });
    const prepared = { ...found, warnings: [...left.warnings, ...found.warnings] };
    const children = prepared.outstanding.length === 0 ? null : await parts.loadChildren(context.loadDetector);
    early.check(early.aborted.aborted ? (0,tally/* countTasks */.g6)(prepared.part, prepared.history, config.maxAttempts) : null);
    const { command, workingDirectory } = facts;
    const { loadReports } = parts;
    const runFacts = { config, context, folder, prepared, command, workingDirectory, startedAt, children, loadReports };
    return { kind: "prepared", run: new PreparedRun({ ...runFacts, carry: carry ?? null }) };
}
function prepareIn(folder, facts) {
    try {
        return (0,prepare/* prepare */.iA)(folder, facts);
    }
    catch (error) {
        throw unusable(folder.paths.root, error);
    }
}
function unusable(root, error) {
    if ((0,error_code/* errorCode */.C)(error) === null)
        return error;
    return new user_error/* UserError */.y(`Expected plain files that can be read and written in the state folder ${root}, but: ${(0,reason/* reasonOf */.A)(error)}. ` +
        "Remove what is in the way, or give another `state-dir`.", { cause: error });
}

;// CONCATENATED MODULE: ./build/engine/run-evaluation.js











async function runEvaluation(given, context) {
    const startedAt = context.clock.now();
    const workingDirectory = (0,external_node_path_.resolve)(context.workspace, given.workingDirectory);
    if (given.taskSource === null || given.command === null) {
        throw new user_error/* UserError */.y("Expected tasks and a command to run for each of them. Give `tasks` and `command`.");
    }
    const { command } = given;
    checkWorkingDirectory(workingDirectory);
    (0,run_command/* resolveCommand */.OK)((0,child_settings/* commandForm */.k)(command), context.env, workingDirectory);
    const early = listenEarly(context.onSignal);
    let tasks = await (0,list_tasks/* listTasks */.V)(given.taskSource, { config: given, context }, early.aborted).catch((error) => {
        early.check();
        throw error;
    });
    const config = withFittingShards(given, tasks.count);
    checkDescriptors(Math.min(config.concurrency, tasks.count));
    checkPlaceholders(command, config.shardSize, tasks.count === 0 ? null : tasks.at(0));
    const folder = await (0,open_folder/* openFolder */.N)(config, context, early);
    try {
        const opened = await openRun(folder, tasks, { config, context, command, workingDirectory, startedAt, early });
        tasks = null;
        switch (opened.kind) {
            case "over":
                return opened.end;
            case "prepared":
                return await opened.run.toEnd();
            default:
                return (0,unreachable/* unreachable */.H)(opened);
        }
    }
    finally {
        folder.close();
    }
}
function withFittingShards(config, taskCount) {
    if (config.taskSource?.kind !== "harness" || !config.taskSource.mayShrinkShards)
        return config;
    const fitting = Math.ceil(taskCount / (2 * config.concurrency));
    return { ...config, shardSize: Math.max(1, Math.min(config.shardSize, fitting)) };
}

// EXTERNAL MODULE: ./build/engine/run-identity.js
var run_identity = __webpack_require__(45161);
// EXTERNAL MODULE: ./build/core/signal.js
var core_signal = __webpack_require__(51888);
;// CONCATENATED MODULE: ./build/engine/signals.js



function listenForSignals() {
    let handle = null;
    const ignored = isHangupIgnored() ? "SIGHUP" : null;
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
        process.on(signal, () => {
            if (signal === ignored)
                return;
            if (handle === null)
                process.exit(core_signal/* SIGNAL_EXIT */.K[signal]);
            handle(signal);
        });
    }
    return (handler) => {
        handle = handler;
    };
}
function isHangupIgnored() {
    if ((0,external_node_path_.basename)(process.env._ ?? "") === "nohup")
        return true;
    try {
        const status = (0,external_node_fs_.readFileSync)(`/proc/${process.ppid}/status`, "latin1");
        return /^SigIgn:\s*[\da-f]*[13579bdf]$/m.test(status);
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./build/report/redact.js + 4 modules
var redact = __webpack_require__(65603);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/instant.js
var report_instant = __webpack_require__(69886);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/event-lines.js





const REASON_LENGTH = 300;
function eventLine(event, progress) {
    const at = Date.parse(event.at);
    switch (event.event) {
        case "run_started":
            return line(startLine(event), "plain");
        case "task_settled":
            return settledLine(event, progress, at);
        case "paused": {
            const { until, reason } = event;
            return line(`rate limited: pausing ${event_lines_name(event.provider)} ${untilWords(until, at)}: ${quote(reason)}`, "warn");
        }
        case "limit_changed": {
            const { from, to, reason } = event;
            return line(`parallelism of ${event_lines_name(event.provider)} ${from} -> ${to}: ${quote(reason)}`, to < from ? "warn" : "dim");
        }
        case "pace_changed":
            return line(`pacing ${event_lines_name(event.provider)} to ${event.starts_per_minute} starts a minute: ${quote(event.reason)}`, "warn");
        case "circuit_changed":
            return circuitLine(event, at);
        case "child_stopped":
            return line(`stopping a child (${event.reason}): ${tasksOf(event.key, progress)}`, "warn");
        case "gateway_started":
            return line(`gateway: calls to ${event.routes.map(event_lines_name).join(", ")} are paced and kept for a retry; switch it off with \`gateway: off\``, "dim");
        case "lane_paced":
            return line(`gateway: ${laneName(event)} is paced to ${event.calls_per_minute} calls a minute`, "dim");
        case "lane_stopped": {
            const until = event.until === null ? "" : ` ${untilWords(event.until, at)}`;
            return line(`gateway: ${laneName(event)} is stopped${until}: ${quote(event.reason)}`, "warn");
        }
        case "calls_replayed":
            return line(`gateway: ${(0,words/* replayedWords */.MH)(event)}`, "good");
        case "journal_full":
            return line(`gateway: the journal is full (${megabytes(event.limit_bytes)} MB): an interrupted task pays for further calls again. Raise \`gateway-journal-limit\`.`, "warn");
        case "suspicion_changed":
            return suspicionLine(event);
        case "preflight_started":
            return line(`running the preflight of ${event_lines_name(event.provider)}`, "dim");
        case "preflight_ended": {
            const said = event.reason === "" ? "" : `: ${quote(event.reason)}`;
            const verdict = event.verdict !== "none" ? event.verdict : said === "" ? "it answers" : "no limit found";
            return line(`preflight of ${event_lines_name(event.provider)}: ${verdict}${said}`, "dim");
        }
        case "ending":
            return line(`ending (${(0,words/* statusWords */.o7)(event.status)}): ${quote(event.reason)}`, "warn");
        case "warning":
            return line(`warning: ${quote(event.message)}`, "warn");
        case "attempt_started":
            return event.probe
                ? line(`probing ${event_lines_name(event.provider)} with one task: ${event_lines_name(event.tasks[0] ?? "")}`, "dim")
                : null;
        case "attempt_ended":
        case "run_ended":
            return null;
        default:
            return (0,unreachable/* unreachable */.H)(event);
    }
}
function suspicionLine(event) {
    const provider = event_lines_name(event.provider);
    switch (event.to) {
        case "suspected":
            return line(`possible rate limit: pausing ${provider} while one other task probes it: ${quote(event.reason)}`, "warn");
        case "confirmed":
            return line(`rate limit of ${provider} confirmed: ${quote(event.reason)}`, "warn");
        case "dropped":
            return line(`not a rate limit of ${provider}: ${event.reason}`, "dim");
        default:
            return (0,unreachable/* unreachable */.H)(event.to);
    }
}
function endLines(event, progress) {
    const at = Date.parse(event.at);
    const { passed, failed, skipped } = progress;
    const left = event.counts.outstanding;
    const errored = Math.min(progress.errored, event.counts.errored);
    const counts = [
        `${(0,words/* grouped */.zD)(passed)} passed`,
        ...[[failed, "failed"], [errored, "errored"], [skipped, "skipped"]]
            .filter(([count]) => count > 0)
            .map(([count, word]) => `${(0,words/* grouped */.zD)(count)} ${word}`),
        ...(left > 0 ? [`${(0,words/* grouped */.zD)(left)} outstanding`] : []),
    ];
    const graded = passed + failed;
    const share = failed > 0 ? ` (${(0,words/* percent */.KN)(passed / graded)} of ${(0,words/* grouped */.zD)(graded)} graded)` : "";
    const took = (0,duration/* formatDuration */.a)(at - progress.startedAt);
    const isGood = event.status === "complete" && failed + errored === 0;
    const lines = [
        line(`${(0,words/* statusWords */.o7)(event.status)}: ${quote(event.reason)}`, isGood ? "good" : event.status === "complete" ? "bad" : "warn"),
        line(`this run: ${counts.join(", ")}${share}, in ${took}`, "plain"),
    ];
    const { against = [] } = event;
    if (against.length > 0)
        lines.push(line(`failing because ${against.map(failingWords).join(" and ")}`, "bad"));
    if (left > 0) {
        const resumeAt = Date.parse(event.resume_at);
        const when = Number.isNaN(resumeAt) ? "" : ` after ${(0,report_instant/* utcMinute */.v)(resumeAt)} (in ${(0,duration/* formatDuration */.a)(resumeAt - at)})`;
        const isLocked = event.failed_alike === true && event.reason.includes("authentication failed");
        const isNarrowed = event.reason.startsWith("the selected tasks are done") &&
            SELECTION.test(event.resume_command.split(" -- ")[0] ?? "");
        const first = isLocked
            ? "fix the key, its permissions or the model name, then run this again"
            : isNarrowed
                ? "to run the other tasks too, run this again without --only and --sample"
                : "to resume, run this again";
        lines.push(line(`${first}${when}: ${(0,report_escape/* oneLine */.TN)(event.resume_command, 2_000)}`, "plain"));
    }
    return lines;
}
const SELECTION = /\s--(?:only|sample)(?=[ =])/;
function megabytes(bytes) {
    return bytes < 10_000_000
        ? String(Number((bytes / 1_000_000).toPrecision(2)))
        : (0,words/* grouped */.zD)(Math.round(bytes / 1_000_000));
}
function failingWords(held) {
    const [, count, standing] = /^(\d+) (failed|errored|outstanding|regressed)$/.exec(held) ?? [];
    if (count === undefined || standing === undefined)
        return held;
    const tasks = (0,words/* counted */.hS)(Number(count), "task");
    const clause = standing === "outstanding" ? `${tasks} ${count === "1" ? "is" : "are"} outstanding` : `${tasks} ${standing}`;
    return `${clause} (fail-on)`;
}
function startLine(event) {
    const { job_index, job_total } = event;
    const job = job_total > 1 ? `, job ${job_index + 1} of ${job_total}` : "";
    const part = event.part === event.tasks
        ? (0,words/* counted */.hS)(event.tasks, "task")
        : `${(0,words/* grouped */.zD)(event.part)} of ${(0,words/* counted */.hS)(event.tasks, "task")}`;
    const deadline = event.deadline_at === null ? "" : `, until ${(0,report_instant/* utcMinute */.v)(Date.parse(event.deadline_at))}`;
    return `campaign ${event_lines_name(event.campaign)}${job}: ${part}, ${(0,words/* grouped */.zD)(event.outstanding)} outstanding, ${event.concurrency} at a time${deadline}`;
}
function settledLine(event, progress, at) {
    const attempt = progress.running.get(event.key);
    const took = attempt === undefined ? "" : ` in ${(0,duration/* formatDuration */.a)(at - attempt.startedAt)}`;
    const tried = event.attempt > 1 ? `, attempt ${event.attempt}` : "";
    const score = event.score === null ? "" : `, score ${(0,words/* shortNumber */.In)(event.score)}`;
    const said = event.message === "" ? "" : `: ${quote(event.message)}`;
    switch (event.next) {
        case "done": {
            const width = String(progress.outstanding).length;
            const count = `[${String(progress.done).padStart(width)}/${progress.outstanding}]`;
            if (event.class === "graded") {
                const hasPassed = event.status === "passed";
                return {
                    ...line(`${count} ${event.status} ${event_lines_name(event.id)}${score}${took}${tried}${said}`, hasPassed ? "good" : "bad"),
                    isProgress: hasPassed,
                };
            }
            const word = event.class === "skipped" ? "skipped" : `errored (${(0,words/* classWords */.ot)(event.class)})`;
            return line(`${count} ${word} ${event_lines_name(event.id)}${took}${tried}${said}`, event.class === "skipped" ? "dim" : "bad");
        }
        case "retry":
            if (event.class === "rate_limited" || event.class === "unfinished")
                return null;
            return line(`will retry ${event_lines_name(event.id)} (${(0,words/* classWords */.ot)(event.class)})${took}${tried}${said}`, "warn");
        case "left":
            if (event.class === "rate_limited" && event.verdict === "stop")
                return null;
            return line(`left for the next run: ${event_lines_name(event.id)} (${(0,words/* classWords */.ot)(event.class)})${took}${tried}${said}`, "warn");
        default:
            return (0,unreachable/* unreachable */.H)(event.next);
    }
}
function circuitLine(event, at) {
    const provider = event_lines_name(event.provider);
    switch (event.to) {
        case "open": {
            const until = event.until === null ? "" : ` ${untilWords(event.until, at)}`;
            return line(`stopping ${provider}${until}: ${quote(event.reason)}`, "bad");
        }
        case "half-open":
            return line(`probing ${provider}`, "dim");
        case "closed":
            return line(`${provider} answers again`, "good");
        default:
            return (0,unreachable/* unreachable */.H)(event.to);
    }
}
function untilWords(until, at) {
    const untilAt = Date.parse(until);
    return `until ${(0,report_instant/* utcMinute */.v)(untilAt)} (${(0,duration/* formatDuration */.a)(untilAt - at)})`;
}
function tasksOf(key, progress) {
    const tasks = progress.running.get(key)?.tasks ?? [];
    return tasks.length > 1 ? `${event_lines_name(tasks[0] ?? key)} and ${tasks.length - 1} more` : event_lines_name(tasks[0] ?? key);
}
function event_lines_name(text) {
    return (0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(text), 120);
}
function laneName({ route, model }) {
    return model === "" ? event_lines_name(route) : `${event_lines_name(route)} (${event_lines_name(model)})`;
}
function quote(text) {
    return (0,report_escape/* oneLine */.TN)(text, REASON_LENGTH);
}
function line(text, tone) {
    return { text, tone, isProgress: false };
}

;// CONCATENATED MODULE: ./build/report/last-words.js
const LINES_KEPT = 20;
const CHARACTERS_KEPT = 4_096;
class LastWords {
    #lines = new Map();
    add(key, text) {
        let lines = this.#lines.get(key);
        if (lines === undefined) {
            lines = [];
            this.#lines.set(key, lines);
        }
        lines.push(text.length > CHARACTERS_KEPT ? text.slice(-CHARACTERS_KEPT) : text);
        if (lines.length > LINES_KEPT)
            lines.shift();
    }
    take(key) {
        const lines = this.#lines.get(key) ?? [];
        this.#lines.delete(key);
        let characters = 0;
        const from = lines.findLastIndex((text) => {
            characters += text.length + 1;
            return characters > CHARACTERS_KEPT + 1;
        });
        return lines.slice(from + 1);
    }
}

;// CONCATENATED MODULE: ./build/report/live-line.js



const FRAME_MS = 100;
const TICK_MS = 1_000;
const CLEAR = "\r\u001b[2K";
class LiveLine {
    #parts;
    #isShown = false;
    #drawnAt = Number.NEGATIVE_INFINITY;
    #timer = null;
    constructor(parts) {
        this.#parts = parts;
    }
    refresh() {
        const sinceMs = this.#parts.now() - this.#drawnAt;
        if (sinceMs >= FRAME_MS)
            this.#draw();
        else
            this.#schedule(FRAME_MS - sinceMs);
    }
    clear() {
        if (!this.#isShown)
            return;
        this.#parts.write(CLEAR);
        this.#isShown = false;
        this.#drawnAt = Number.NEGATIVE_INFINITY;
    }
    close() {
        this.#cancel();
        this.clear();
    }
    #draw() {
        this.#cancel();
        const { write, columns, now, progress } = this.#parts;
        const text = progressText(progress, now());
        const width = columns() - 1;
        write(`${CLEAR}${(0,report_escape/* oneLine */.TN)(`${progressBar(progress, width)}${text}`, Math.max(10, width))}`);
        this.#isShown = true;
        this.#drawnAt = now();
        this.#schedule(TICK_MS);
    }
    #schedule(delayMs) {
        this.#cancel();
        const { timers } = this.#parts;
        this.#timer = timers.setTimeout(() => this.#draw(), delayMs);
    }
    #cancel() {
        if (this.#timer !== null)
            this.#parts.timers.clearTimeout(this.#timer);
        this.#timer = null;
    }
}
function progressBar({ done, outstanding }, width) {
    const cells = width >= 120 ? 24 : width >= 70 ? 12 : 0;
    if (cells === 0 || outstanding === 0)
        return "";
    const full = Math.min(cells, Math.floor((done / outstanding) * cells));
    return `${"█".repeat(full)}${"░".repeat(cells - full)} `;
}
function progressText(progress, now) {
    const { done, outstanding, passed, failed, errored, running, limit } = progress;
    const parts = [`${(0,words/* grouped */.zD)(done)}/${(0,words/* grouped */.zD)(outstanding)}`, `${(0,words/* grouped */.zD)(passed)} passed`];
    if (failed > 0)
        parts.push(`${(0,words/* grouped */.zD)(failed)} failed`);
    if (errored > 0)
        parts.push(`${(0,words/* grouped */.zD)(errored)} errored`);
    const [wait, ...others] = progress.waits(now);
    if (wait !== undefined) {
        const more = others.length > 0 ? ` and ${others.length} more` : "";
        parts.push(`${(0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(wait.provider), 40)}${more} paused for ${(0,duration/* formatDuration */.a)(wait.untilAt - now)}`);
    }
    const rate = progress.perMinute(now);
    if (rate !== null)
        parts.push(`${rate >= 10 ? Math.round(rate) : Math.round(rate * 10) / 10}/min`);
    const etaMs = wait === undefined ? progress.etaMs(now) : null;
    if (etaMs !== null)
        parts.push(`ETA ${(0,duration/* formatDuration */.a)(etaMs)}`);
    parts.push(`${running.size} running, parallelism ${limit}`);
    return parts.join(" | ");
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
    running = new Map();
    #limits = new Map();
    #providers = new Set();
    #waits = new Map();
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
    take(event) {
        const at = Date.parse(event.at);
        switch (event.event) {
            case "run_started":
                this.outstanding = event.outstanding;
                this.startedAt = at;
                this.#concurrency = event.concurrency;
                break;
            case "attempt_started":
                this.#providers.add(event.provider);
                this.running.set(event.key, { ...event, startedAt: at });
                break;
            case "attempt_ended":
                this.running.delete(event.key);
                break;
            case "task_settled":
                if (event.next === "done")
                    this.#count(event, at);
                break;
            case "limit_changed":
                this.#limits.set(event.provider, event.to);
                break;
            case "paused": {
                const untilAt = Date.parse(event.until);
                if (untilAt > (this.#waits.get(event.provider)?.untilAt ?? 0)) {
                    this.#waits.set(event.provider, { ...event, untilAt });
                }
                break;
            }
            case "circuit_changed":
                if (event.to === "open" && event.until !== null) {
                    this.#waits.set(event.provider, { ...event, untilAt: Date.parse(event.until) });
                }
                else
                    this.#waits.delete(event.provider);
                break;
            case "child_stopped":
            case "pace_changed":
            case "suspicion_changed":
            case "gateway_started":
            case "lane_paced":
            case "lane_stopped":
            case "calls_replayed":
            case "journal_full":
            case "preflight_started":
            case "preflight_ended":
            case "ending":
            case "warning":
            case "run_ended":
                break;
            default:
                (0,unreachable/* unreachable */.H)(event);
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
            this.#settledAt = this.#settledAt.slice(-RATE_SAMPLE);
    }
}

;// CONCATENATED MODULE: ./build/report/terminal.js







const HEARTBEAT_MS = 30_000;
const BEAT_MS = 10_000;
const PREFIX = "carryover: ";
function terminalReporter(options) {
    return new TerminalReporter(options);
}
class TerminalReporter {
    #options;
    #now;
    #colours;
    #progress = new Progress();
    #live;
    #lastWords = new LastWords();
    #failed = new Set();
    #heartbeat = null;
    #toldAt = 0;
    constructor(options) {
        this.#options = options;
        this.#now = options.now ?? Date.now;
        this.#colours = usesColours(options);
        const { write, columns, timers } = options;
        this.#live =
            options.isTty && options.env.TERM !== "dumb"
                ? new LiveLine({ write, columns, timers, now: this.#now, progress: this.#progress })
                : null;
    }
    on(event) {
        if (event.event === "attempt_ended")
            this.#tellLastWords(event.key);
        this.#progress.take(event);
        if (event.event === "task_settled" && isFailure(event))
            this.#failed.add(event.key);
        if (event.event === "run_started")
            this.#startHeartbeat();
        const line = eventLine(event, this.#progress);
        if (line !== null && !(line.isProgress && this.#live !== null))
            this.#tell(line);
        if (event.event === "run_ended") {
            this.close();
            for (const last of endLines(event, this.#progress))
                this.#tell(last);
        }
        this.#live?.refresh();
    }
    childLine(line) {
        switch (this.#options.logOutput) {
            case "all":
                this.#live?.clear();
                this.#writeChildLine(line.key, line.text);
                this.#live?.refresh();
                break;
            case "failures":
                this.#lastWords.add(line.key, line.text);
                break;
            case "none":
                break;
            default:
                (0,unreachable/* unreachable */.H)(this.#options.logOutput);
        }
    }
    close() {
        this.#live?.close();
        this.#live = null;
        if (this.#heartbeat !== null)
            this.#options.timers.clearInterval(this.#heartbeat);
        this.#heartbeat = null;
    }
    #tell(line) {
        this.#live?.clear();
        const text = (0,report_escape/* logLine */.BP)(`${PREFIX}${line.text}`);
        this.#options.write(`${this.#colours ? coloured(text, line.tone) : text}\n`);
        this.#toldAt = this.#now();
    }
    #tellLastWords(key) {
        const words = this.#lastWords.take(key);
        if (!this.#failed.delete(key) || words.length === 0)
            return;
        this.#tell({ text: `last output of ${this.#labelOf(key)}:`, tone: "dim", isProgress: false });
        for (const text of words)
            this.#writeChildLine(key, text);
    }
    #writeChildLine(key, text) {
        const lines = (0,report_escape/* childLines */.gP)(text, { label: this.#labelOf(key), colours: this.#colours });
        this.#options.write(`${lines.join("\n")}\n`);
        this.#toldAt = this.#now();
    }
    #labelOf(key) {
        const tasks = this.#progress.running.get(key)?.tasks ?? [];
        const first = (0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(tasks[0] ?? key), 60);
        return tasks.length > 1 ? `${first} +${tasks.length - 1}` : first;
    }
    #startHeartbeat() {
        if (this.#live !== null || this.#heartbeat !== null)
            return;
        this.#toldAt = this.#now();
        const { timers } = this.#options;
        this.#heartbeat = timers.setInterval(() => this.#beat(), BEAT_MS);
        if (hasUnref(this.#heartbeat))
            this.#heartbeat.unref();
    }
    #beat() {
        const now = this.#now();
        if (now - this.#toldAt < HEARTBEAT_MS)
            return;
        const oldest = Math.min(...[...this.#progress.running.values()].map((attempt) => attempt.startedAt));
        const longest = Number.isFinite(oldest) ? `, the longest for ${(0,duration/* formatDuration */.a)(now - oldest)}` : "";
        const [wait] = this.#progress.waits(now);
        const why = wait === undefined ? "" : ` (${(0,report_escape/* oneLine */.TN)(wait.reason, 200)})`;
        this.#tell({
            text: `running: ${progressText(this.#progress, now)}${longest}${why}`,
            tone: "dim",
            isProgress: false,
        });
    }
}
function isFailure(event) {
    const quiet = ["graded", "rate_limited", "skipped", "unfinished"];
    return !quiet.includes(event.class);
}
function hasUnref(timer) {
    return typeof timer === "object" && timer !== null && "unref" in timer && typeof timer.unref === "function";
}
function usesColours({ env, isTty }) {
    const force = env.FORCE_COLOR;
    if (force !== undefined)
        return force !== "0" && force !== "false";
    if (env.NO_COLOR !== undefined && env.NO_COLOR !== "")
        return false;
    return isTty && env.TERM !== "dumb";
}
const COLOURS = { good: "32", bad: "31", warn: "33", dim: "2", plain: "" };
function coloured(text, tone) {
    const colour = COLOURS[tone];
    return colour === "" ? text : `\u001b[${colour}m${text}\u001b[0m`;
}

;// CONCATENATED MODULE: ./build/report/turn-writer.js
function turnWriter(write) {
    let pending = "";
    const flush = () => {
        const text = pending;
        pending = "";
        write(text);
    };
    return (text) => {
        if (pending === "" && text !== "")
            process.nextTick(flush);
        pending += text;
    };
}

// EXTERNAL MODULE: ./build/cli/streams.js
var streams = __webpack_require__(24624);
;// CONCATENATED MODULE: ./build/cli/run.js












async function runCommand(line) {
    const { env } = process;
    const config = (0,read_config/* readConfig */.X)(line.inputs, { origin: "cli", env, taker: "run", argv: line.argv });
    const redactor = (0,redact.environmentRedactor)(env);
    const identity = (0,run_identity/* runIdentity */.y)(env, config.job.index, Date.now());
    const reporter = terminalReporter({
        write: turnWriter(streams/* show */.WU),
        isTty: process.stderr.isTTY === true,
        columns: () => process.stderr.columns || 80,
        env,
        logOutput: config.logOutput,
        timers: globalThis,
    });
    for (const notice of config.notices)
        (0,streams/* tell */.qz)(notice);
    const context = await (0,evaluation_context/* evaluationContext */.u1)(config, {
        env,
        workspace: process.cwd(),
        identity,
        redactor,
        sink: reporter,
        echo: config.logOutput === "none" ? null : (output) => reporter.childLine(output),
        notice: streams/* tell */.qz,
        resumeCommand: redactor.redact(resumeCommand(redactor)),
        needsReport: false,
        openCarry: await (0,open_carry/* openCarryOf */.v)({ config, env, workspace: process.cwd(), identity, job: config.job, warn: streams/* tell */.qz }),
        onSignal: listenForSignals(),
    });
    let end;
    try {
        end = await runEvaluation(config, context);
    }
    finally {
        reporter.close();
    }
    if (end.report !== null)
        (0,streams/* tell */.qz)(`the report is in ${relativePath(String(end.outputs["report-file"]))}`);
    if (line.flags.json)
        (0,streams/* printJson */.Q2)({ ...end.outputs, outputs: end.outputs });
    return end.exitCode;
}
function resumeCommand({ redact }) {
    const script = process.argv[1] ?? "carryover";
    const program = (0,external_node_path_.basename)(script) === "carryover" ? ["carryover"] : ["node", relativePath(script)];
    return (0,shell_words/* shellWords */.C)([...program, ...process.argv.slice(2).map(redact)]);
}
function relativePath(path) {
    const fromHere = (0,external_node_path_.relative)(process.cwd(), path);
    return fromHere.startsWith("..") ? path : fromHere;
}


/***/ }),

/***/ 43594:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ noteCampaign)
/* harmony export */ });
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23540);
/* harmony import */ var _report_spend_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22819);
/* harmony import */ var _store_campaign_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78951);
/* harmony import */ var _store_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93011);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38617);





function noteCampaign(paths, record) {
    const { id, counts, completed_at: completedAt } = record;
    if (!record.complete || counts === undefined || completedAt === null)
        return;
    const spend = new _report_spend_js__WEBPACK_IMPORTED_MODULE_4__/* .SpendSum */ .y$();
    const calls = { tokens: 0, saved: 0, made: 0 };
    let firstStart = "";
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .readLedger */ .SC)(paths.results, (row) => {
        if (row.campaign !== id)
            return;
        if (firstStart === "" || row.started_at < firstStart)
            firstStart = row.started_at;
        spend.add(row.metrics);
        calls.made += row.calls?.made ?? 0;
        calls.saved += row.calls?.replayed ?? 0;
        calls.tokens += (row.calls?.input_tokens ?? 0) + (row.calls?.output_tokens ?? 0);
    });
    const spent = spend.total();
    const durationMs = Date.parse(completedAt) - Date.parse(firstStart);
    const { total, passed, failed, errored, skipped } = counts;
    const row = {
        v: _store_format_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMAT_VERSION */ .Hp,
        campaign: id,
        completed_at: completedAt,
        total,
        passed,
        failed,
        errored,
        skipped,
        pass_rate: (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .passRate */ .sc)(counts),
        duration_s: durationMs >= 0 ? durationMs / 1_000 : null,
        tokens: spent?.tokens ?? (calls.made > 0 ? calls.tokens : null),
        cost_usd: spent?.isInDollars ? spent.cost : null,
        calls_saved: calls.saved,
    };
    (0,_store_campaign_history_js__WEBPACK_IMPORTED_MODULE_1__/* .uniteHistories */ .Q)(paths.history, [], [row]);
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

/***/ 66065:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ countRegressed)
/* harmony export */ });
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38617);

function countRegressed(paths, campaign, isInPart) {
    const failed = new Set();
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_0__/* .readLedger */ .SC)(paths.results, (row) => {
        if (row.campaign === campaign && row.status === "failed" && (isInPart?.(row.id) ?? true))
            failed.add(row.id);
    });
    let regressed = 0;
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_0__/* .readLedger */ .SC)(paths.baseline, (row) => {
        if (row.campaign !== campaign && row.status === "passed" && failed.delete(row.id))
            regressed += 1;
    });
    return regressed;
}


/***/ }),

/***/ 24288:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ repeatVerdict)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65079);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23540);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);
/* harmony import */ var _store_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(148);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47545);






function repeatVerdict(paths, { id, counts = NO_TASKS }, to) {
    const result = { status: "complete", counts, sameFailure: false, signal: null };
    const against = (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .failReasons */ .K1)(result, to.judgement);
    const reason = `this workflow run completed campaign ${id}, and another one has begun since`;
    const { resumeCommand, identity, clock } = to;
    const outputs = (0,_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .buildOutputs */ .JZ)({ status: "complete", reason, counts, resumeAt: null, resumeCommand, paths });
    const { run, job } = identity;
    const ended = { event: "run_ended", run, job, status: "complete", reason, counts, against };
    to.sink.on({ ...ended, resume_at: "", resume_command: "", at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_5__/* .iso */ .K)(clock.now()) });
    const summary = summaryOf(id, counts, against);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.summary))
        (0,_store_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .writeAtomically */ .v)(paths.summary, (write) => write(summary));
    return { result, reason, against, exitCode: (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .exitCode */ .I$)(result, to.judgement), outputs, report: null, summary };
}
const NO_TASKS = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
function summaryOf(campaign, counts, against) {
    const { total, passed, failed, errored, skipped } = counts;
    const verdict = against.length === 0 ? "" : ` The verdict stands: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(against.join(", "))}.`;
    return (`## ${against.length === 0 ? "✅" : "❌"} Nothing to do: this workflow run has completed its campaign\n\n` +
        `Campaign ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(campaign)} is complete, and another one has begun since. A re-run starts nothing and saves nothing. ` +
        `Of ${total} tasks ${passed} passed, ${failed} failed, ${errored} errored and ${skipped} were skipped.${verdict}\n`);
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

/***/ 69886:
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

/***/ 22819:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hs: () => (/* binding */ tokenWords),
/* harmony export */   fL: () => (/* binding */ costWords),
/* harmony export */   y$: () => (/* binding */ SpendSum)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);

const KINDS = [
    [/^(?:total)?tokens(?:used|total)?$/, "tokens"],
    [/^(?:input|prompt)tokens$|^tokens(?:in|input|prompt)$/, "inputTokens"],
    [/^(?:output|completion)tokens$|^tokens(?:out|output|completion)$/, "outputTokens"],
    [/^(?:total)?(?:cost)?usd$|^usdcost$/, "dollars"],
    [/^(?:total)?cost$/, "cost"],
];
class SpendSum {
    #sums = new Map();
    #results = 0;
    add(metrics, times = 1) {
        if (metrics === undefined)
            return;
        const told = toldBy(metrics);
        if (told.size === 0)
            return;
        if (told.has("dollars"))
            told.delete("cost");
        this.#results += times;
        const tokens = told.get("tokens") ?? sumOf(told.get("inputTokens"), told.get("outputTokens"));
        if (tokens !== undefined)
            told.set("tokens", tokens);
        for (const [kind, value] of told)
            this.#sums.set(kind, (this.#sums.get(kind) ?? 0) + times * value);
    }
    total() {
        if (this.#results === 0)
            return null;
        const of = (kind) => this.#sums.get(kind) ?? null;
        const [cost, dollars] = [of("cost"), of("dollars")];
        return {
            tokens: of("tokens"),
            inputTokens: of("inputTokens"),
            outputTokens: of("outputTokens"),
            cost: cost === null && dollars === null ? null : (cost ?? 0) + (dollars ?? 0),
            isInDollars: dollars !== null && cost === null,
            results: this.#results,
        };
    }
}
function toldBy(metrics) {
    const told = new Map();
    const take = (name, value) => {
        if (typeof value !== "number" || !(value >= 0 && value <= Number.MAX_SAFE_INTEGER))
            return;
        const kind = kindOf(name);
        if (kind !== null && !told.has(kind))
            told.set(kind, value);
    };
    for (const [name, value] of Object.entries(metrics))
        take(name, value);
    for (const [name, value] of Object.entries(metrics)) {
        if (typeof value !== "object" || value === null || Array.isArray(value))
            continue;
        for (const [inner, item] of Object.entries(value))
            take(/^tokens$/i.test(name) ? `${inner}tokens` : inner, item);
    }
    return told;
}
function kindOf(name) {
    if (name.length > 30)
        return null;
    const bare = name.toLowerCase().replace(/[^a-z]/g, "");
    return KINDS.find(([form]) => form.test(bare))?.[1] ?? null;
}
function sumOf(input, output) {
    return input === undefined && output === undefined ? undefined : (input ?? 0) + (output ?? 0);
}
function tokenWords({ tokens, inputTokens, outputTokens }) {
    if (tokens === null)
        return { sum: "", parts: "" };
    const parts = [
        ...(inputTokens === null ? [] : [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(Math.round(inputTokens))} in`]),
        ...(outputTokens === null ? [] : [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(Math.round(outputTokens))} out`]),
    ];
    return { sum: (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(Math.round(tokens)), parts: parts.join(", ") };
}
function costWords({ cost, isInDollars }) {
    if (cost === null)
        return "";
    const [whole = "", cents = ""] = cost.toFixed(2).split(".");
    return `${isInDollars ? "$" : ""}${cost !== 0 && cost < 1 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shortNumber */ .In)(cost) : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(Number(whole))}.${cents}`}`;
}


/***/ }),

/***/ 44702:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ failureWords),
/* harmony export */   In: () => (/* binding */ shortNumber),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   MH: () => (/* binding */ replayedWords),
/* harmony export */   R6: () => (/* binding */ firstNumbers),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   o7: () => (/* binding */ statusWords),
/* harmony export */   ot: () => (/* binding */ classWords),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48032);

function counted(count, noun, plural = `${noun}s`) {
    return `${grouped(count)} ${count === 1 ? noun : plural}`;
}
function grouped(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
function replayedWords(replayed) {
    const tokens = replayed.input_tokens + replayed.output_tokens;
    const saved = tokens === 0 ? "not paid again" : `${counted(tokens, "token")} not paid again`;
    return `${counted(replayed.calls, "call")} replayed, ${saved}`;
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
        case "kill_shaped":
            return "errored (killed)";
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

/***/ 27067:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ fillPlaceholders),
/* harmony export */   OK: () => (/* binding */ resolveCommand)
/* harmony export */ });
/* unused harmony export resolveProgram */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67756);
/* harmony import */ var _child_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34712);




function resolveCommand(form, environment, workingDirectory) {
    const argv = form.kind === "shell" ? ["bash", "-euo", "pipefail", "-c", form.command] : form.argv;
    const [program, ...rest] = argv;
    if (program === undefined)
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y("Expected a command after `--`, found nothing. Name the program to run.");
    return {
        file: resolveProgram(program, environment, workingDirectory),
        calledAs: program,
        arguments: rest,
        hasPlaceholders: form.kind === "argv" && rest.some((argument) => argument.includes("{")),
    };
}
function resolveProgram(program, environment, workingDirectory) {
    const searched = environment.PATH ?? "/usr/local/bin:/usr/bin:/bin";
    const candidates = program.includes("/")
        ? [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, program)]
        : searched.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, folder, program));
    if (program !== "" && !program.includes("\0")) {
        const found = candidates.find(isExecutableFile);
        if (found !== undefined)
            return found;
    }
    const present = candidates.find((candidate) => !program.includes("\0") && isFile(candidate));
    if (program !== "" && present !== undefined) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`Expected the command's program \`${program}\` to be executable; \`${present}\` is not. Make it executable (chmod +x), or name its interpreter first.`);
    }
    const where = program.includes("/") ? `\`${candidates[0]}\`` : `PATH (\`${searched}\`)`;
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`Expected the command's program \`${program}\` in ${where}, found no such file. Check its name, or install it in a step before.`);
}
function isFile(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
function isExecutableFile(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return isFile(path);
    }
    catch {
        return false;
    }
}
function fillPlaceholders(argv, values) {
    const [task, ...others] = values.tasks;
    const known = task === undefined || others.length > 0 ? new Map() : (0,_child_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarFields */ .WA)(task.json);
    if (task !== undefined && others.length === 0)
        known.set("id", task.id);
    known.set("tasks-file", values.tasksFile).set("results-file", values.resultsFile);
    return argv.map((argument) => argument.replace(/\{([^{}]+)\}/g, (whole, name) => known.get(name) ?? whole));
}


/***/ }),

/***/ 78951:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ uniteHistories)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92765);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73305);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92746);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43609);
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(148);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93011);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13853);







const CAMPAIGNS_LIMIT = 100;
const amount = () => zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._gte */ .qm(0));
const historyRowSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_6__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(_format_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMAT_VERSION */ .Hp),
    campaign: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._maxLength */ .Eb(1_024)),
    completed_at: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._maxLength */ .Eb(40)),
    total: amount(),
    passed: amount(),
    failed: amount(),
    errored: amount(),
    skipped: amount(),
    pass_rate: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()),
    duration_s: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(amount()),
    tokens: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(amount()),
    cost_usd: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(amount()),
    calls_saved: amount(),
}));
function uniteHistories(target, sources, added = []) {
    if (added.length === 0 && !sources.some((source) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(source)))
        return;
    const rows = new Map();
    const note = (row) => {
        const known = rows.get(row.campaign);
        if (known === undefined || row.completed_at >= known.completed_at)
            rows.set(row.campaign, row);
    };
    for (const path of [target, ...sources]) {
        (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .S)(path, (line) => {
            const row = historyRowSchema().safeParse((0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonOrNull */ .J)(line));
            if (row.success)
                note(row.data);
        });
    }
    for (const row of added)
        note(row);
    const order = ({ completed_at, campaign }) => `${completed_at} ${campaign}`;
    const kept = [...rows.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1)).slice(-CAMPAIGNS_LIMIT);
    (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .v)(target, (write) => {
        for (const row of kept)
            write(`${JSON.stringify(row)}\n`);
    });
}


/***/ })

};
