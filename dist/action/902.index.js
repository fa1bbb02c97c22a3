export const id = 902;
export const ids = [902];
export const modules = {

/***/ 4902:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runMain: () => (/* binding */ runMain)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/interrupted.js
var interrupted = __webpack_require__(94220);
// EXTERNAL MODULE: ./build/engine/outputs.js
var engine_outputs = __webpack_require__(47545);
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

// EXTERNAL MODULE: ./build/engine/list-tasks.js + 2 modules
var list_tasks = __webpack_require__(37034);
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
// EXTERNAL MODULE: ./build/core/selection.js
var selection = __webpack_require__(83260);
;// CONCATENATED MODULE: ./build/engine/retry-tasks.js



function retryTasks(folder, choice, facts) {
    const checkpoint = folder.readCheckpoint();
    const [latest, ...others] = checkpoint?.campaigns ?? folder.campaignsOfRows();
    if (latest === undefined)
        return [];
    const { tasks, maxAttempts, now, run } = facts;
    const { history } = folder.readHistory(latest.id, new core_history/* ListHistory */.tX(tasks));
    const chosen = [];
    for (let index = 0; index < tasks.count; index += 1) {
        const record = history.at(index);
        if (record !== undefined &&
            (0,core_history/* nextAttempt */.nj)(record, maxAttempts) === null &&
            isChosen(choice, record, tasks.idAt(index))) {
            chosen.push(index);
        }
    }
    const ids = chosen.map((index) => tasks.idAt(index));
    if (facts.isDryRun || chosen.length === 0)
        return ids;
    const at = (0,instant/* iso */.K)(now);
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
    return isKind && (ids.length === 0 || ids.some((pattern) => id === pattern || (0,selection/* idPattern */.aD)(pattern).test(id)));
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

;// CONCATENATED MODULE: ./build/engine/run-parts.js
const loadedParts = {
    loadChildren: async (loadDetector) => {
        const [{ runOutstanding }, detectorAt] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(158), __webpack_require__.e(963), __webpack_require__.e(386)]).then(__webpack_require__.bind(__webpack_require__, 86386)), loadDetector()]);
        return { runOutstanding, detectorAt };
    },
    loadReports: async () => (await __webpack_require__.e(/* import() */ 596).then(__webpack_require__.bind(__webpack_require__, 13596))).writeReports,
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
        retryTasks(folder, { kinds: config.retry, ids: [] }, { tasks, maxAttempts: config.maxAttempts, run: identity.run, now: startedAt, isDryRun: false });
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

// EXTERNAL MODULE: ./build/action/context.js + 2 modules
var action_context = __webpack_require__(45344);
// EXTERNAL MODULE: ./build/action/publish.js + 1 modules
var publish = __webpack_require__(25467);
;// CONCATENATED MODULE: ./build/action/main.js








async function runMain(onSignal) {
    const reporters = [];
    const { config, context } = await (0,action_context/* actionContext */.n)({
        taker: "run",
        onSignal,
        sinkFor: ({ logOutput }) => {
            const reporter = terminalReporter({
                write: (text) => process.stdout.write(text),
                isTty: false,
                columns: () => 120,
                env: process.env,
                logOutput,
                timers: globalThis,
            });
            reporters.push(reporter);
            return { sink: reporter, echo: logOutput === "none" ? null : (line) => reporter.childLine(line) };
        },
    });
    let end;
    try {
        end = await runEvaluation(config, context);
    }
    catch (error) {
        if (error instanceof interrupted/* Interrupted */.j) {
            const paths = (0,state_paths/* statePaths */.mt)((0,external_node_path_.resolve)(context.workspace, config.stateDir));
            const outputs = (0,engine_outputs/* interruptedOutputs */.H7)(error, { resumeCommand: context.resumeCommand, paths });
            (0,publish/* publishOutputs */.e)(outputs);
            if (outputs.resume === true && context.judgement.failOn.outstanding)
                process.exitCode = 1;
        }
        throw error;
    }
    finally {
        for (const reporter of reporters)
            reporter.close();
    }
    (0,publish/* publish */.m)(end);
}


/***/ }),

/***/ 38959:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K0: () => (/* binding */ endInterrupted),
/* harmony export */   Ki: () => (/* binding */ FOLDER_LOST),
/* harmony export */   Uf: () => (/* binding */ checkFailures),
/* harmony export */   _N: () => (/* binding */ end),
/* harmony export */   e0: () => (/* binding */ countKill),
/* harmony export */   uc: () => (/* binding */ endFast)
/* harmony export */ });
/* harmony import */ var _state_edits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17267);
/* harmony import */ var _unsettled_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83334);


const KILLS_IN_A_ROW = 10;
function end(state, ending) {
    if (state.ending && (ending.cause !== "interrupted" || state.ending.cause === "interrupted"))
        return state;
    return (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_0__/* .tell */ .qz)({ ...state, ending }, [{ event: "ending", status: ending.status, reason: ending.reason }]);
}
const FOLDER_LOST = "another run took over the state folder, or its lock was removed";
function endInterrupted(state, signal, at) {
    const stopNow = state.ending?.stopNow ?? new Set();
    const reason = signal === null ? FOLDER_LOST : `interrupted by ${signal}`;
    return end(state, { status: "interrupted", cause: "interrupted", reason, stopAt: at, stopNow, signal });
}
function endFast(state, settlement, message, at) {
    const { group, id } = settlement.pending.task;
    const stopNow = new Set();
    for (const running of state.running.values()) {
        for (const pending of (0,_unsettled_js__WEBPACK_IMPORTED_MODULE_1__/* .unsettledTasks */ .Fp)(running.unsettled)) {
            if (group !== undefined && pending.task.group === group)
                stopNow.add(running.key);
        }
    }
    return end(state, {
        status: "aborted",
        cause: "fail-fast",
        reason: `fail-fast: ${id}: ${message}`,
        stopAt: at + state.settings.stopGraceMs,
        stopNow,
        signal: null,
    });
}
function checkFailures(state, at) {
    const { maxFailures, stopGraceMs } = state.settings;
    if (maxFailures === null || state.failures < maxFailures)
        return state;
    return end(state, {
        status: "aborted",
        cause: "max-failures",
        reason: `max-failures: the bound of ${maxFailures} failed or errored is reached`,
        stopAt: at + stopGraceMs,
        stopNow: new Set(),
        signal: null,
    });
}
function countKill(state, at) {
    const next = { ...state, killsInARow: state.killsInARow + 1 };
    if (next.killsInARow < KILLS_IN_A_ROW)
        return next;
    return end(next, {
        status: "incomplete",
        cause: "kill-streak",
        reason: `${KILLS_IN_A_ROW} children in a row were killed without a result (out of memory?)`,
        stopAt: at + state.settings.stopGraceMs,
        stopNow: new Set(),
        signal: null,
    });
}


/***/ }),

/***/ 65246:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WJ: () => (/* binding */ heapSize),
/* harmony export */   by: () => (/* binding */ heapPush),
/* harmony export */   i9: () => (/* binding */ heapPop),
/* harmony export */   zP: () => (/* binding */ heapShift)
/* harmony export */ });
function heapPush(heap, { key, tie }, item) {
    return merge(heap, { key, tie, item, rank: 1, size: 1, left: null, right: null });
}
function heapPop(heap) {
    return heap ? merge(heap.left, heap.right) : null;
}
function heapSize(heap) {
    return heap?.size ?? 0;
}
function heapShift(heap, by) {
    let moved = null;
    for (let rest = heap; rest; rest = heapPop(rest)) {
        moved = heapPush(moved, { key: rest.key + by, tie: rest.tie }, rest.item);
    }
    return moved;
}
function merge(a, b) {
    if (!a)
        return b;
    if (!b)
        return a;
    const [top, other] = isFirst(a, b) ? [a, b] : [b, a];
    const right = merge(top.right, other);
    const [long, short] = (top.left?.rank ?? 0) >= (right?.rank ?? 0) ? [top.left, right] : [right, top.left];
    return {
        key: top.key,
        tie: top.tie,
        item: top.item,
        rank: (short?.rank ?? 0) + 1,
        size: 1 + (long?.size ?? 0) + (short?.size ?? 0),
        left: long,
        right: short,
    };
}
function isFirst(a, b) {
    return a.key < b.key || (a.key === b.key && a.tie <= b.tie);
}


/***/ }),

/***/ 40130:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ openLane),
/* harmony export */   Yn: () => (/* binding */ openPending),
/* harmony export */   dD: () => (/* binding */ putOff),
/* harmony export */   dj: () => (/* binding */ pendingCount),
/* harmony export */   mt: () => (/* binding */ takeShard),
/* harmony export */   pK: () => (/* binding */ putBack),
/* harmony export */   qn: () => (/* binding */ UNSUSPECTED),
/* harmony export */   xz: () => (/* binding */ readiness)
/* harmony export */ });
/* harmony import */ var _circuit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22725);
/* harmony import */ var _heap_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65246);
/* harmony import */ var _limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(969);
/* harmony import */ var _queue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92797);
/* harmony import */ var _setbacks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7540);





function openPending(task, place, setbacks = _setbacks_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_SETBACKS */ .tr) {
    return { task, ...place, kills: 0, capRounds: 0, suspicions: 0, shardLimit: Number.POSITIVE_INFINITY, setbacks };
}
const UNSUSPECTED = { state: "none" };
function openLane(provider, pending, options) {
    return {
        provider,
        ready: (0,_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .fifoOf */ .UG)(pending),
        delayed: null,
        capped: null,
        later: (0,_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .fifoOf */ .UG)([]),
        limit: (0,_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .openLimit */ .au)(options.ceiling, options.learnedLimit),
        circuit: options.circuit ?? _circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .CLOSED */ .V,
        suspicion: UNSUSPECTED,
        pausedUntil: Number.NEGATIVE_INFINITY,
        pace: null,
        running: 0,
        started: 0,
        listed: pending.length,
        hasGraded: false,
        unauthorized: [],
        taskVerdicts: new Set(),
        drainUntil: null,
        preflight: options.preflight ? "needed" : "none",
    };
}
function pendingCount(lane) {
    return lane.ready.size + lane.later.size + (0,_heap_js__WEBPACK_IMPORTED_MODULE_4__/* .heapSize */ .WJ)(lane.delayed) + (0,_heap_js__WEBPACK_IMPORTED_MODULE_4__/* .heapSize */ .WJ)(lane.capped) + suspectCount(lane);
}
function suspectCount({ suspicion }) {
    let count = 0;
    if (suspicion.state === "none")
        return count;
    for (let list = suspicion.suspects; list !== null; list = list.rest)
        count += 1;
    return count;
}
function putBack(lane, pending) {
    return { ...lane, ready: (0,_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .fifoPutBack */ .De)(lane.ready, pending.position, pending) };
}
function putOff(lane, source, dueAt, pending) {
    return { ...lane, [source]: (0,_heap_js__WEBPACK_IMPORTED_MODULE_4__/* .heapPush */ .by)(lane[source], { key: dueAt, tie: pending.position }, pending) };
}
const BLOCKED = { kind: "blocked" };
function readiness(lane, now, needsPreflightAsProbe) {
    const { circuit } = lane;
    if (pendingCount(lane) === 0 || lane.preflight === "running")
        return BLOCKED;
    if (circuit.state === "half-open" || lane.suspicion.state === "probing")
        return BLOCKED;
    if (circuit.state === "open" && circuit.policy === "stop")
        return BLOCKED;
    const openUntil = circuit.state === "open" ? circuit.untilAt : Number.NEGATIVE_INFINITY;
    const gateAt = Math.max(openUntil, lane.pausedUntil);
    if (gateAt > now)
        return { kind: "at", at: gateAt, why: "gate" };
    const isSuspected = lane.suspicion.state === "suspected";
    const needsProbe = circuit.state === "open" || isSuspected;
    if (lane.preflight === "needed" || (needsProbe && needsPreflightAsProbe))
        return { kind: "preflight" };
    const paceAt = lane.pace?.nextStartAt ?? Number.NEGATIVE_INFINITY;
    if (lane.running >= lane.limit.value)
        return BLOCKED;
    const next = (isSuspected ? nextFresh(lane) : null) ?? nextPending(lane, now);
    if (next !== null && lane.running > 0 && (0,_setbacks_js__WEBPACK_IMPORTED_MODULE_1__/* .runsAlone */ .Gx)(next.head.setbacks))
        return BLOCKED;
    if (next !== null && paceAt > now)
        return { kind: "at", at: paceAt, why: "pace" };
    if (next !== null)
        return { kind: "now", ...next, probe: circuit.state === "open", isSingle: needsProbe };
    const { delayed, capped } = lane;
    if (capped && (!delayed || capped.key < delayed.key)) {
        return { kind: "at", at: capped.key, why: "capped", retryAt: delayed?.key ?? null };
    }
    return delayed ? { kind: "at", at: delayed.key, why: "retry" } : BLOCKED;
}
function nextPending(lane, now) {
    for (const source of ["delayed", "capped"]) {
        const first = lane[source];
        if (first && first.key <= now)
            return { source, head: first.item };
    }
    return nextFresh(lane);
}
function nextFresh(lane) {
    const ready = (0,_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .fifoPeek */ ._4)(lane.ready);
    if (ready)
        return { source: "ready", head: ready };
    const later = (0,_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .fifoPeek */ ._4)(lane.later);
    return later ? { source: "later", head: later } : null;
}
function takeShard(lane, source, size) {
    const taken = [];
    const dueAt = lane.capped?.key;
    let rest = lane;
    for (;;) {
        const head = headOf(rest, source);
        const first = taken[0];
        if (head === undefined || taken.length >= Math.min(size, head.shardLimit))
            break;
        if (first !== undefined && (head.shardLimit !== first.shardLimit || head.attempt !== first.attempt))
            break;
        if (source === "capped" && rest.capped?.key !== dueAt)
            break;
        taken.push(head);
        rest = withoutHead(rest, source);
        if (source === "delayed")
            break;
    }
    return { taken, lane: rest };
}
function headOf(lane, source) {
    return source === "delayed" || source === "capped" ? lane[source]?.item : (0,_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .fifoPeek */ ._4)(lane[source]);
}
function withoutHead(lane, source) {
    return source === "delayed" || source === "capped"
        ? { ...lane, [source]: (0,_heap_js__WEBPACK_IMPORTED_MODULE_4__/* .heapPop */ .i9)(lane[source]) }
        : { ...lane, [source]: (0,_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .fifoPop */ .we)(lane[source]) };
}


/***/ }),

/***/ 969:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ growLimit),
/* harmony export */   Jp: () => (/* binding */ fitLimit),
/* harmony export */   W3: () => (/* binding */ cutLimit),
/* harmony export */   au: () => (/* binding */ openLimit)
/* harmony export */ });
/* unused harmony export EPISODE_MS */
const EPISODE_MS = 15_000;
const CUT_FACTOR = 0.5;
const IN_USE_SHARE = 0.8;
function openLimit(ceiling, learned = null) {
    const value = learned === null ? ceiling : Math.max(1, Math.min(ceiling, learned));
    return { value, learned: value, ceiling, cutAt: null, successes: 0 };
}
function cutLimit(limit, now, oldestStartedAt) {
    const sameEpisode = limit.cutAt !== null &&
        now - limit.cutAt < EPISODE_MS &&
        oldestStartedAt !== null &&
        oldestStartedAt <= limit.cutAt;
    if (sameEpisode)
        return { ...limit, successes: 0 };
    const value = Math.max(1, Math.floor(limit.value * CUT_FACTOR));
    return { ...limit, value, learned: value, cutAt: now, successes: 0 };
}
function fitLimit(limit, now, othersRunning) {
    const value = Math.max(1, Math.min(limit.value, othersRunning));
    return value === limit.value ? limit : { ...limit, value, cutAt: now, successes: 0 };
}
function growLimit(limit, attempt) {
    if (limit.value >= limit.ceiling)
        return limit;
    if (limit.cutAt !== null && attempt.startedAt <= limit.cutAt)
        return limit;
    if (attempt.inUse < limit.value * IN_USE_SHARE)
        return limit;
    const successes = limit.successes + 1;
    if (successes < limit.value)
        return { ...limit, successes };
    const value = limit.value + 1;
    return { ...limit, value, learned: Math.max(limit.learned, value), successes: 0 };
}


/***/ }),

/***/ 73147:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IR: () => (/* binding */ paceAfterStart),
/* harmony export */   JX: () => (/* binding */ paceAfterSuccess),
/* harmony export */   Le: () => (/* binding */ standstill),
/* harmony export */   wj: () => (/* binding */ paceAfterRefusal)
/* harmony export */ });
const MEMORY_MS = 60_000;
const COARSE_WAIT_MS = 1_000;
const MARGIN = 0.95;
const BLIND_CUT = 0.8;
const LEAST_CUT = 0.98;
const MEASURABLE = 4;
const SMALL_BURST = 4;
const FINE_GUESS = 1.5;
const LONE_SPREAD = 1 / 8;
const GUESS_GROWTH = 0.8;
const LARGEST_GUESS_GROWTH = 0.25;
const FINE_GROWTH = 0.04;
const FIRST_GROWTH = 0.001;
const GROWTH = 0.0005;
const GROWTH_ROUND = 40;
const LARGEST_GROWTH = 0.03;
const TOKEN_FLOOR = 0.1;
const TOKEN_SLACK = 1.25;
const TOLD = 16;
const CREDIT = 0.7;
const CATCH_UP = 0.5;
const RECENT = 16;
const LONGEST_INTERVAL_MS = 60_000;
function paceAfterRefusal(pace, refusal) {
    if (pace === null)
        return firstPace(refusal);
    return refusal.startedAt <= pace.episodeAt ? sameEpisode(pace, refusal) : nextEpisode(pace, refusal);
}
function firstPace(refusal) {
    const { startedAt, now, waitMs, resumesAt, runStartedAt } = refusal;
    const burst = Math.max(1, refusal.startedInRun - 1);
    const tokenMs = fineWaitMs(refusal);
    const spreadMs = tokenMs > 0 ? Number.POSITIVE_INFINITY : (waitMs ?? COARSE_WAIT_MS) * LONE_SPREAD;
    const intervalMs = Math.min(guessInterval(burst, tokenMs, refusal), spreadMs);
    return {
        emptyAt: startedAt,
        episodeAt: now,
        resumedAt: resumesAt,
        admitted: refusal.younger,
        recent: [],
        burst,
        tokenMs,
        intervalMs,
        basis: { kind: "guessed", ranMs: now - runStartedAt },
        dueAt: now + intervalMs,
        nextStartAt: now + intervalMs,
    };
}
function sameEpisode(pace, refusal) {
    const isGuess = pace.basis.kind === "guessed";
    const tokenMs = Math.max(pace.tokenMs, fineWaitMs(refusal));
    const burst = isGuess ? Math.max(1, pace.burst - 1) : pace.burst;
    const guessMs = isGuess ? guessInterval(burst, tokenMs, refusal) : 0;
    return {
        ...pace,
        tokenMs,
        burst,
        admitted: refusal.startedAt >= pace.emptyAt ? Math.max(0, pace.admitted - 1) : pace.admitted,
        resumedAt: Math.max(pace.resumedAt, refusal.resumesAt),
        intervalMs: Math.max(pace.intervalMs, guessMs, tokenMs),
    };
}
function nextEpisode(pace, refusal) {
    const { startedAt, now, younger } = refusal;
    const known = {
        ...pace,
        tokenMs: Math.max(pace.tokenMs, fineWaitMs(refusal)),
        admitted: Math.max(0, pace.admitted - 1 - younger),
    };
    const isRemembered = now - pace.episodeAt <= MEMORY_MS;
    const measuredMs = isRemembered ? measureInterval(known, startedAt) : null;
    const cutMs = isRemembered ? cutInterval(known, measuredMs) : pace.intervalMs;
    const isTold = known.burst <= 2 && known.tokenMs > 0 && known.admitted >= TOLD;
    const ceilingMs = isTold ? known.tokenMs * TOKEN_SLACK : LONGEST_INTERVAL_MS;
    const intervalMs = Math.min(ceilingMs, Math.max(cutMs, known.tokenMs));
    return {
        ...known,
        emptyAt: startedAt,
        episodeAt: now,
        resumedAt: refusal.resumesAt,
        admitted: younger,
        recent: [],
        burst: measuredMs === null ? known.burst : withoutInflow(known, measuredMs),
        intervalMs,
        basis: measuredMs === null ? known.basis : measuredAgain(known.basis),
        dueAt: startedAt + intervalMs,
        nextStartAt: Math.max(now, known.nextStartAt),
    };
}
function measuredAgain(basis) {
    return { kind: "measured", episodes: basis.kind === "measured" ? basis.episodes + 1 : 1 };
}
function cutInterval({ basis, intervalMs }, measuredMs) {
    if (measuredMs === null)
        return intervalMs / BLIND_CUT;
    const slowerMs = Math.max(measuredMs / MARGIN, intervalMs / LEAST_CUT);
    return basis.kind === "guessed" ? slowerMs : Math.min(slowerMs, intervalMs * 2);
}
function measureInterval(pace, emptyAgainAt) {
    const { admitted, burst, emptyAt, resumedAt } = pace;
    const bounds = [];
    if (admitted >= MEASURABLE)
        bounds.push((emptyAgainAt - emptyAt) / admitted);
    if (admitted >= MEASURABLE + burst)
        bounds.push((emptyAgainAt - resumedAt) / (admitted - burst));
    const before = pace.recent.filter((at) => at < emptyAgainAt).reverse();
    for (let count = burst + 2; count <= before.length; count += 1) {
        bounds.push((emptyAgainAt - (before[count - 1] ?? emptyAgainAt)) / (count + 1 - burst));
    }
    return bounds.length === 0 ? null : Math.max(1, Math.min(...bounds));
}
function withoutInflow({ basis, burst }, intervalMs) {
    return basis.kind === "guessed" ? Math.max(1, burst - Math.floor(basis.ranMs / intervalMs)) : burst;
}
function guessInterval(burst, tokenMs, refusal) {
    if (tokenMs > 0)
        return tokenMs * FINE_GUESS;
    const { now, waitMs, runStartedAt } = refusal;
    const spreadMs = (now - runStartedAt + (waitMs ?? COARSE_WAIT_MS)) / Math.max(burst, SMALL_BURST);
    return Math.max(1, Math.min(waitMs ?? LONGEST_INTERVAL_MS, spreadMs));
}
function fineWaitMs({ waitMs }) {
    return waitMs !== null && waitMs < COARSE_WAIT_MS ? waitMs : 0;
}
function paceAfterStart(pace, now) {
    if (pace === null)
        return null;
    const { intervalMs, basis, burst } = pace;
    const saved = basis.kind === "measured" ? Math.max(0, burst * CREDIT - 1) : 0;
    const dueAt = Math.max(pace.dueAt, now - saved * intervalMs) + intervalMs;
    return {
        ...pace,
        admitted: pace.admitted + 1,
        recent: [...pace.recent.slice(1 - RECENT), now],
        dueAt,
        nextStartAt: Math.max(dueAt, now + intervalMs * CATCH_UP),
    };
}
function standstill(pace) {
    return pace.admitted > 0 ? null : { from: pace.resumedAt, until: pace.nextStartAt };
}
function paceAfterSuccess(pace, startedAt) {
    if (pace === null || startedAt <= pace.episodeAt)
        return pace;
    const floorMs = pace.tokenMs * (1 + TOKEN_FLOOR / pace.burst);
    const intervalMs = Math.min(pace.intervalMs, Math.max(pace.intervalMs * (1 - growthOf(pace)), floorMs));
    const soonerMs = pace.intervalMs - intervalMs;
    return { ...pace, intervalMs, dueAt: pace.dueAt - soonerMs, nextStartAt: pace.nextStartAt - soonerMs };
}
function growthOf({ basis, tokenMs, admitted, burst }) {
    if (basis.kind === "measured") {
        const rounds = Math.max(1, admitted / GROWTH_ROUND);
        return Math.min(LARGEST_GROWTH, (basis.episodes === 1 ? FIRST_GROWTH : GROWTH) * rounds);
    }
    if (tokenMs > 0)
        return FINE_GROWTH;
    return admitted <= burst ? 0 : Math.min(LARGEST_GUESS_GROWTH, GUESS_GROWTH / (burst + 1));
}


/***/ }),

/***/ 92797:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   De: () => (/* binding */ fifoPutBack),
/* harmony export */   T6: () => (/* binding */ fifoPush),
/* harmony export */   UG: () => (/* binding */ fifoOf),
/* harmony export */   _4: () => (/* binding */ fifoPeek),
/* harmony export */   we: () => (/* binding */ fifoPop)
/* harmony export */ });
/* harmony import */ var _heap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65246);

function fifoOf(items) {
    return { bulk: items, from: 0, front: null, back: null, size: items.length };
}
function fifoPush(queue, item) {
    return { ...queue, back: { head: item, tail: queue.back }, size: queue.size + 1 };
}
function fifoPutBack(queue, place, item) {
    return { ...queue, front: (0,_heap_js__WEBPACK_IMPORTED_MODULE_0__/* .heapPush */ .by)(queue.front, { key: place, tie: 0 }, item), size: queue.size + 1 };
}
function fifoPeek(queue) {
    return queue.front ? queue.front.item : (queue.bulk[queue.from] ?? turned(queue).bulk[0]);
}
function fifoPop(queue) {
    if (queue.size === 0)
        return queue;
    if (queue.front)
        return { ...queue, front: (0,_heap_js__WEBPACK_IMPORTED_MODULE_0__/* .heapPop */ .i9)(queue.front), size: queue.size - 1 };
    const ready = queue.from < queue.bulk.length ? queue : turned(queue);
    return { ...ready, from: ready.from + 1, size: ready.size - 1 };
}
function turned(queue) {
    const items = [];
    for (let cell = queue.back; cell; cell = cell.tail)
        items.push(cell.head);
    return { ...queue, bulk: items.reverse(), from: 0, back: null };
}


/***/ }),

/***/ 19996:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XV: () => (/* binding */ NOTHING_DETECTED),
/* harmony export */   a5: () => (/* binding */ isRateLimit),
/* harmony export */   gO: () => (/* binding */ limitDetails)
/* harmony export */ });
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65079);

const NOTHING_DETECTED = {
    kind: "none",
    certain: true,
    retryAfterMs: null,
    resetAt: null,
    evidence: "",
    form: null,
    provider: null,
};
function isRateLimit(detection) {
    return detection.kind !== "none" && detection.kind !== "overload";
}
function limitDetails(limit) {
    const { kind, certain, source = null, retryAfterMs, resetAt, form, provider, evidence } = limit;
    return {
        kind,
        certain,
        source,
        retry_after_seconds: retryAfterMs === null ? null : retryAfterMs / 1_000,
        reset_at: resetAt === null ? null : (0,_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .iso */ .K)(resetAt),
        form,
        provider,
        evidence,
    };
}


/***/ }),

/***/ 61733:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ openState),
/* harmony export */   LD: () => (/* binding */ decide),
/* harmony export */   Wj: () => (/* binding */ idleCostMs)
/* harmony export */ });
/* unused harmony exports NEW_CAMPAIGN, p90Ms */
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65079);
/* harmony import */ var _lane_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40130);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73147);
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48032);




const NEW_CAMPAIGN = {
    hasPassed: false,
    graded: new Set(),
    sameFailureRuns: 0,
    killStreakRuns: 0,
};
function openState(settings, lanes, facts) {
    const { campaign = NEW_CAMPAIGN } = facts;
    const budgetMs = settings.deadlineAt === null ? null : settings.deadlineAt - facts.now;
    const fits = (durationMs) => budgetMs === null || durationMs * settings.shardSize < budgetMs;
    return {
        settings,
        runStartedAt: facts.now,
        lanes: new Map(lanes.map((lane) => [lane.provider, lane])),
        running: new Map(),
        ending: null,
        waitedMs: 0,
        idleUntil: Number.NEGATIVE_INFINITY,
        durationsMs: facts.durationsMs.filter(fits).sort((a, b) => a - b),
        passed: 0,
        failures: 0,
        killsInARow: 0,
        campaign,
        left: 0,
        refusedBy: null,
        held: campaign.hasPassed || campaign.sameFailureRuns > 0 ? null : [],
        sameFailures: new Map(),
        effects: [],
    };
}
function decide(state, now) {
    const stop = dueStop(state, now);
    if (stop)
        return stop;
    if (state.ending) {
        return state.running.size === 0 ? finish(state, now, {}) : { kind: "wait", untilAt: nextStopAt(state) };
    }
    const start = nextStart(state, now);
    if (start.kind === "command")
        return start.command;
    if (state.running.size === 0 && !preflightRuns(state))
        return idle(state, start, now);
    return { kind: "wait", untilAt: (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .earliest */ .Q)((0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .earliest */ .Q)(start.wakeAt, start.capped?.at ?? null), nextStopAt(state)) };
}
function idle(state, next, now) {
    const { wakeAt, capped, hasGate } = next;
    const isCappedFirst = capped !== null && (wakeAt === null || capped.at < wakeAt) && fitsDeadline(state, capped.at);
    if (isCappedFirst) {
        if (hasGate || capped.at <= state.idleUntil)
            return { kind: "wait", untilAt: capped.at };
        const leftMs = state.settings.maxWaitMs - state.waitedMs;
        if (idleCostMs(state, capped.at, now) <= leftMs) {
            return { kind: "idle", provider: capped.provider, untilAt: capped.at };
        }
    }
    if (wakeAt !== null && fitsDeadline(state, wakeAt))
        return { kind: "wait", untilAt: wakeAt };
    const overMaxWait = isCappedFirst ? capped.provider : next.overMaxWait;
    return finish(state, now, overMaxWait !== null && wakeAt === null ? { overMaxWait } : {});
}
function idleCostMs(state, untilAt, now) {
    return Math.max(0, untilAt - Math.max(now, state.idleUntil));
}
function preflightRuns(state) {
    for (const lane of state.lanes.values())
        if (lane.preflight === "running")
            return true;
    return false;
}
function nextStart(state, now) {
    const { settings } = state;
    const full = state.running.size >= settings.concurrency;
    let wakeAt = null;
    let capped = null;
    let hasGate = false;
    let overMaxWait = null;
    let best = null;
    for (const lane of state.lanes.values()) {
        const ready = (0,_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .readiness */ .xz)(lane, now, settings.preflight);
        switch (ready.kind) {
            case "blocked":
                break;
            case "at":
                if (ready.why === "pace" && isOverMaxWait(state, lane, now)) {
                    overMaxWait = lane.provider;
                    break;
                }
                hasGate ||= ready.why === "gate";
                wakeAt = (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .earliest */ .Q)(wakeAt, ready.why === "capped" ? ready.retryAt : ready.at);
                if (ready.why === "capped" && (capped === null || ready.at < capped.at)) {
                    capped = { at: ready.at, provider: lane.provider };
                }
                break;
            case "preflight":
                if (fitsLane(state, lane, now))
                    return { kind: "command", command: { kind: "preflight", provider: lane.provider } };
                break;
            case "now": {
                if (!fitsLane(state, lane, now))
                    break;
                const better = best === null || startOrder(ready) < startOrder(best.ready);
                if (better)
                    best = { lane, ready };
                break;
            }
            default:
                (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_2__/* .unreachable */ .H)(ready);
        }
    }
    if (full)
        return { kind: "none", wakeAt: null, capped: null, hasGate, overMaxWait };
    if (best === null)
        return { kind: "none", wakeAt, capped, hasGate, overMaxWait };
    const { lane, ready } = best;
    const { taken } = (0,_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .takeShard */ .mt)(lane, ready.source, ready.isSingle ? 1 : settings.shardSize);
    const slot = freeSlot(state);
    return {
        kind: "command",
        command: { kind: "start", provider: lane.provider, source: ready.source, slot, probe: ready.probe, tasks: taken },
    };
}
const SPREAD_MS = 10_000;
function isOverMaxWait({ settings, waitedMs }, { pace, running }, now) {
    if (running > 0 || pace === null || (0,_pace_js__WEBPACK_IMPORTED_MODULE_3__/* .standstill */ .Le)(pace) === null)
        return false;
    return waitedMs >= settings.maxWaitMs && pace.nextStartAt - now >= SPREAD_MS;
}
function startOrder(ready) {
    return ready.source === "later" ? Number.MAX_SAFE_INTEGER : ready.head.position;
}
function freeSlot(state) {
    const taken = new Set();
    for (const running of state.running.values())
        taken.add(running.slot);
    let slot = 0;
    while (taken.has(slot))
        slot += 1;
    return slot;
}
function p90Ms(state) {
    return state.durationsMs[Math.min(state.durationsMs.length - 1, Math.floor(state.durationsMs.length * 0.9))] ?? null;
}
function fitsLane(state, lane, now) {
    const { deadlineAt } = state.settings;
    return lane.started === 0 ? deadlineAt === null || now < deadlineAt : fitsDeadline(state, now);
}
function fitsDeadline(state, at) {
    const { deadlineAt } = state.settings;
    const expectedMs = (p90Ms(state) ?? 0) * state.settings.shardSize;
    return deadlineAt === null || at + Math.max(1, expectedMs) <= deadlineAt;
}
function dueStop(state, now) {
    for (const running of state.running.values()) {
        const due = stopOf(state, running);
        if (due === null || due.at > now)
            continue;
        return { kind: "stop", key: running.key, reason: due.reason, graceMs: due.graceMs };
    }
    return null;
}
function stopOf(state, running) {
    const { ending, settings } = state;
    if (running.killAt !== null)
        return hurriedStop(state, running.killAt);
    const lane = state.lanes.get(running.provider);
    const stops = [];
    if (ending) {
        const reason = STOP_REASON[ending.cause];
        const graceMs = ending.cause === "interrupted" ? settings.interruptGraceMs : settings.killGraceMs;
        stops.push({ at: ending.stopNow.has(running.key) ? Number.NEGATIVE_INFINITY : ending.stopAt, reason, graceMs });
    }
    const graceMs = settings.killGraceMs;
    if (settings.deadlineAt !== null)
        stops.push({ at: settings.deadlineAt, reason: "out-of-time", graceMs });
    if (lane?.drainUntil !== null && lane?.drainUntil !== undefined)
        stops.push({ at: lane.drainUntil, reason: "rate-limit", graceMs });
    return stops.length === 0 ? null : stops.reduce((first, next) => (next.at < first.at ? next : first));
}
function hurriedStop({ ending, settings }, killAt) {
    if (ending?.cause !== "interrupted")
        return null;
    const at = ending.stopAt + settings.interruptGraceMs;
    return killAt > at ? { at, reason: "interrupted", graceMs: 0 } : null;
}
const STOP_REASON = {
    interrupted: "interrupted",
    "out-of-time": "out-of-time",
    "fail-fast": "fail-fast",
    "max-failures": "aborted",
    "same-failure": "aborted",
    authentication: "aborted",
    "kill-streak": "aborted",
};
function nextStopAt(state) {
    let at = null;
    for (const running of state.running.values()) {
        at = (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .earliest */ .Q)(at, stopOf(state, running)?.at ?? null);
    }
    return at;
}
function finish(state, now, why) {
    const { ending, settings } = state;
    if (ending)
        return { kind: "finish", status: ending.status, reason: ending.reason };
    const waiting = [...state.lanes.values()].filter((lane) => (0,_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .pendingCount */ .dj)(lane) > 0);
    const stopped = waiting.flatMap(({ provider, circuit }) => circuit.state === "open" && circuit.policy === "stop" ? [{ provider, ...circuit }] : []);
    const stop = stopped.find(({ outage }) => !outage) ?? stopped[0];
    if (stop?.outage && settings.deadlineAt !== null && stop.untilAt >= settings.deadlineAt) {
        const reason = `time-budget: it ends before the next probe of ${stop.provider}, ${stop.reason}`;
        return { kind: "finish", status: "out_of_time", reason };
    }
    if (stop !== undefined)
        return { kind: "finish", status: "stopped", reason: `${stop.provider}: ${stop.reason}` };
    if (waiting.length > 0 && why.overMaxWait !== undefined) {
        const reason = `${GIVEN_UP}: the wait after a rate limit of ${why.overMaxWait} does not fit max-wait`;
        return { kind: "finish", status: "incomplete", reason };
    }
    if (waiting.length > 0) {
        const { deadlineAt } = settings;
        return {
            kind: "finish",
            status: "out_of_time",
            reason: deadlineAt !== null && deadlineAt > now
                ? "time-budget: no further task is expected to fit"
                : "time-budget reached",
        };
    }
    const refused = state.refusedBy === null ? "" : `: refused again and again by ${state.refusedBy}`;
    return state.left > 0
        ? { kind: "finish", status: "incomplete", reason: `${GIVEN_UP}${refused}` }
        : { kind: "finish", status: "complete", reason: "nothing is outstanding" };
}
const GIVEN_UP = "tasks were given up for this run";


/***/ }),

/***/ 17267:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ withRunning),
/* harmony export */   JL: () => (/* binding */ withLane),
/* harmony export */   Tv: () => (/* binding */ limitNotes),
/* harmony export */   Tx: () => (/* binding */ runningOf),
/* harmony export */   jD: () => (/* binding */ applyAnswer),
/* harmony export */   kk: () => (/* binding */ laneOf),
/* harmony export */   nT: () => (/* binding */ budgetOf),
/* harmony export */   qY: () => (/* binding */ putBackPending),
/* harmony export */   qz: () => (/* binding */ tell),
/* harmony export */   sQ: () => (/* binding */ markProbe),
/* harmony export */   wi: () => (/* binding */ noteSettled)
/* harmony export */ });
/* harmony import */ var _lane_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40130);
/* harmony import */ var _rate_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19996);


function laneOf(state, provider) {
    const lane = state.lanes.get(provider);
    if (!lane)
        throw new Error(`No lane for provider ${provider}`);
    return lane;
}
function runningOf(state, key) {
    const running = state.running.get(key);
    if (!running)
        throw new Error(`No running child ${key}`);
    return running;
}
function withLane(state, lane) {
    return { ...state, lanes: new Map(state.lanes).set(lane.provider, lane) };
}
function withRunning(state, running) {
    return { ...state, running: new Map(state.running).set(running.key, running) };
}
function putBackPending(state, running, pending) {
    return withLane(state, (0,_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .putBack */ .pK)(laneOf(state, running.provider), pending));
}
function applyAnswer(state, answer) {
    return tell(withLane({ ...state, waitedMs: state.waitedMs + answer.waitMs }, answer.lane), answer.notes);
}
function noteSettled(state, settlement, next) {
    const { outcome, pending, key } = settlement;
    const isGraded = outcome.class === "graded";
    const limit = "limit" in outcome ? outcome.limit : undefined;
    return tell(state, [
        {
            event: "task_settled",
            key,
            id: pending.task.id,
            attempt: pending.attempt,
            class: outcome.class,
            status: isGraded ? outcome.status : null,
            score: isGraded ? (outcome.row?.score ?? null) : null,
            message: "message" in outcome ? outcome.message : "",
            verdict: limit?.kind ?? null,
            ...(limit === undefined ? {} : { rate_limit: (0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .limitDetails */ .gO)(limit) }),
            next,
        },
    ]);
}
function tell(state, notes) {
    if (notes.length === 0)
        return state;
    return { ...state, effects: [...state.effects, ...notes.map((note) => ({ kind: "note", note }))] };
}
function markProbe(state, key, proof) {
    const running = state.running.get(key);
    if (!running?.probe || running.proof === "refused")
        return state;
    return withRunning(state, { ...running, proof });
}
function budgetOf(state) {
    return { leftMs: state.settings.maxWaitMs - state.waitedMs, deadlineAt: state.settings.deadlineAt };
}
function limitNotes({ provider, limit: { value: from } }, to, reason) {
    return from === to ? [] : [{ event: "limit_changed", provider, from, to, reason }];
}


/***/ }),

/***/ 83334:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fp: () => (/* binding */ unsettledTasks),
/* harmony export */   gQ: () => (/* binding */ findUnsettled),
/* harmony export */   mb: () => (/* binding */ unsettledOf),
/* harmony export */   us: () => (/* binding */ withoutSettled)
/* harmony export */ });
const BLOCK = 256;
function unsettledOf(tasks) {
    const blocks = Array.from({ length: Math.ceil(tasks.length / BLOCK) }, () => new Uint8Array(BLOCK));
    return { tasks, places: new Map(tasks.map((pending, place) => [pending.task.id, place])), settled: blocks };
}
function findUnsettled({ tasks, places, settled }, id) {
    const place = places.get(id);
    if (place === undefined || settled[Math.floor(place / BLOCK)]?.[place % BLOCK] === 1)
        return undefined;
    return tasks[place];
}
function withoutSettled(unsettled, id) {
    const place = unsettled.places.get(id);
    if (place === undefined)
        return unsettled;
    const settled = [...unsettled.settled];
    const index = Math.floor(place / BLOCK);
    const block = (settled[index] ?? new Uint8Array(BLOCK)).slice();
    block[place % BLOCK] = 1;
    settled[index] = block;
    return { ...unsettled, settled };
}
function* unsettledTasks({ tasks, settled }) {
    for (const [place, pending] of tasks.entries()) {
        if (settled[Math.floor(place / BLOCK)]?.[place % BLOCK] !== 1)
            yield pending;
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


/***/ })

};
