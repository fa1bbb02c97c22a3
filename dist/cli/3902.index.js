export const id = 3902;
export const ids = [3902];
export const modules = {

/***/ 51448:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readStoredTasks),
/* harmony export */   V: () => (/* binding */ listTasks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(43759);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43609);
/* harmony import */ var _run_child_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34712);
/* harmony import */ var _store_journal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13853);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31918);
/* harmony import */ var _store_task_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51980);
/* harmony import */ var _tasks_read_tasks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28412);
/* harmony import */ var _tasks_task_table_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(25097);
/* harmony import */ var _run_context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54028);











async function listTasks(source, { config, context, }) {
    const { workspace, redactor } = context;
    const { provider, repeats, vary, passWithNoTasks, inputs } = config;
    const workingDirectory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, config.workingDirectory);
    const env = (0,_run_child_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .filterEnvironment */ ._)(context.env, config.env);
    const redact = (text) => redactor.redact(text);
    const isHarness = source.kind === "harness";
    const listed = isHarness ? await testsOf(source.start, { workingDirectory, env, passWithNoTasks, redact }) : source;
    return (0,_tasks_read_tasks_js__WEBPACK_IMPORTED_MODULE_6__/* .readTasks */ .j)(listed, {
        workspace,
        workingDirectory,
        env,
        provider,
        repeats,
        vary,
        passWithNoTasks,
        redactor,
        inputs,
        own: ownFiles((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, config.stateDir), repeats === 1 && vary.length === 0),
        warn: (0,_run_context_js__WEBPACK_IMPORTED_MODULE_7__/* .warnIn */ .a)(context),
    });
}
async function testsOf(start, options) {
    const { listTests } = await __webpack_require__.e(/* import() */ 8259).then(__webpack_require__.bind(__webpack_require__, 58259));
    return { kind: "items", name: start.name, items: await listTests(start, options) };
}
function ownFiles(stateDir, isAsListed) {
    const paths = (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .statePaths */ .mt)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(stateDir) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(stateDir) : stateDir);
    return { has: (path) => (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isStatePath */ .rX)(paths, path), stored: isAsListed ? paths.tasks : null };
}
const storedSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_8__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_10__/* ._minLength */ .m9(1)), provider: zod_mini__WEBPACK_IMPORTED_MODULE_9__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP()), undefined) }));
function readStoredTasks(path) {
    const tasks = new _tasks_task_table_js__WEBPACK_IMPORTED_MODULE_11__/* .TaskTable */ .E();
    (0,_store_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .Se)(path, (line) => {
        const stored = (0,_store_task_line_js__WEBPACK_IMPORTED_MODULE_5__/* .readStoredLine */ .W6)(line);
        const task = storedSchema().safeParse(stored?.value);
        if (stored === null || !task.success)
            return;
        const { id, provider = "" } = task.data;
        tasks.add({ id, hash: stored.hash, json: line }, { provider });
    });
    return tasks;
}


/***/ }),

/***/ 96127:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   P1: () => (/* binding */ partPredicate),
/* harmony export */   m3: () => (/* binding */ readPlan),
/* harmony export */   pD: () => (/* binding */ writePlan)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43759);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65079);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43609);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(92474);
/* harmony import */ var _store_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(148);
/* harmony import */ var _store_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93011);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31918);
/* harmony import */ var _run_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45161);









const planSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_5__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz(_store_format_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMAT_VERSION */ .Hp),
    campaign: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    workflow_run: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    made_at: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    jobs: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .readonly */ .tBZ(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig()))).check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._maxLength */ .Eb(10_000)),
}));
function readPlan(path, campaign, { workflowRun }) {
    const plan = planSchema().safeParse(readJson(path));
    if (!plan.success || plan.data.campaign !== campaign)
        return null;
    const isByHand = (0,_run_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .isLocal */ .IX)(plan.data.workflow_run) && (0,_run_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .isLocal */ .IX)(workflowRun);
    return isByHand || plan.data.workflow_run === workflowRun ? plan.data : null;
}
function readJson(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > _store_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .PLAN_LIMIT_BYTES */ .MO ? null : JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
    }
    catch {
        return null;
    }
}
function writePlan(path, plan) {
    const { campaign, identity, tasks, jobs, now } = plan;
    const made = {
        v: _store_format_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMAT_VERSION */ .Hp,
        campaign,
        workflow_run: identity.workflowRun,
        made_at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_8__/* .iso */ .KH)(now),
        jobs: jobs.map((job) => job.map((index) => numberOf(tasks, index))),
    };
    (0,_store_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .v)(path, (write) => write(`${JSON.stringify(made)}\n`));
}
function numberOf(tasks, index) {
    return Number.parseInt(tasks.index.hashAt(index).slice(0, 8), 16);
}
function partOf(tasks, split) {
    const { job, plan } = split;
    const whole = (0,_core_split_js__WEBPACK_IMPORTED_MODULE_9__/* .wholeOf */ .l2)(tasks.count);
    if (job.total <= 1)
        return whole;
    const fits = plan !== null && plan.jobs.length === job.total;
    const jobOf = new Map();
    if (fits)
        for (const [index, numbers] of plan.jobs.entries())
            for (const number of numbers)
                jobOf.set(number, index);
    return whole.filter((index) => {
        const planned = fits ? jobOf.get(numberOf(tasks, index)) : undefined;
        return planned === undefined ? (0,_core_split_js__WEBPACK_IMPORTED_MODULE_9__/* .belongsTo */ .g4)(tasks.idAt(index), job) : planned === job.index;
    });
}
function partPredicate(part, tasks, nameOf) {
    if (part.length === tasks.count)
        return null;
    const ids = new Set();
    for (const index of part)
        ids.add(nameOf(tasks.idAt(index)));
    return (id) => ids.has(id);
}


/***/ }),

/***/ 54028:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ warnIn),
/* harmony export */   m: () => (/* binding */ warningSink)
/* harmony export */ });
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65079);

function warnIn(to) {
    return (message) => to.sink.on({ event: "warning", message, at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .iso */ .KH)(to.clock.now()) });
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

/***/ 45161:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IX: () => (/* binding */ isLocal),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   yK: () => (/* binding */ runIdentity)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43609);
/* harmony import */ var _store_carrier_key_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66242);





function runIdentity(env, jobIndex, nowAt) {
    const id = env.GITHUB_RUN_ID ?? "";
    const common = { job: String(jobIndex ?? 0), trigger: triggerOf(env), runAttempt: 1, repository: null };
    if (/^\d+$/.test(id)) {
        const attempt = /^\d+$/.test(env.GITHUB_RUN_ATTEMPT ?? "") ? env.GITHUB_RUN_ATTEMPT : "1";
        const repository = env.GITHUB_REPOSITORY || null;
        return { ...common, run: `${id}-${attempt}`, workflowRun: id, runAttempt: Number(attempt), repository };
    }
    const pipeline = env.CI_PIPELINE_ID || env.CIRCLE_WORKFLOW_ID || env.BUILDKITE_BUILD_ID;
    if (pipeline) {
        const workflowRun = (0,_store_carrier_key_js__WEBPACK_IMPORTED_MODULE_2__/* .runNumber */ .dZ)(pipeline);
        return { ...common, run: `${workflowRun}-${nowAt}`, workflowRun };
    }
    const stamp = new Date(nowAt).toISOString().replace(/[-:]|\.\d+/g, "");
    const run = `${LOCAL}${stamp}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(3).toString("hex")}`;
    return { ...common, run, workflowRun: run };
}
const LOCAL = "local-";
function isLocal(workflowRun) {
    return workflowRun.startsWith(LOCAL);
}
const orAbsent = (schema) => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(schema), undefined);
const sha = () => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._regex */ .Fk(/^[0-9a-f]{40,64}$/));
const repo = () => orAbsent(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ full_name: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }));
const eventSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_5__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    pull_request: orAbsent(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        number: orAbsent(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr()),
        head: orAbsent(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ sha: orAbsent(sha()), repo: repo() })),
        base: orAbsent(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ repo: repo() })),
    })),
    issue: orAbsent(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ number: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(), pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({}) })),
    repository: orAbsent(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ default_branch: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
}));
function triggerOf(env) {
    const eventName = env.GITHUB_EVENT_NAME || null;
    if (eventName === null)
        return { eventName, sha: env.GITHUB_SHA || null, branch: branchOfOtherCi(env) };
    const { pull_request, repository } = readEvent(env);
    const head = eventName.startsWith("pull_request") ? pull_request?.head?.sha : undefined;
    const branch = branchOf(env.GITHUB_REF?.replace(/^refs\/heads\//, ""), repository?.default_branch);
    return { eventName, sha: head ?? (env.GITHUB_SHA || null), branch: eventName === "schedule" ? "default" : branch };
}
function readEvent({ GITHUB_EVENT_PATH: path }) {
    try {
        return path ? (eventSchema().safeParse(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, "utf8"))).data ?? {}) : {};
    }
    catch {
        return {};
    }
}
function branchOfOtherCi(env) {
    const request = env.CI_MERGE_REQUEST_IID || env.CIRCLE_PULL_REQUEST || env.BUILDKITE_PULL_REQUEST || "false";
    if (request !== "false")
        return "pull-request";
    return branchOf(env.CI_COMMIT_REF_NAME || env.BUILDKITE_BRANCH, env.CI_DEFAULT_BRANCH || env.BUILDKITE_PIPELINE_DEFAULT_BRANCH);
}
function branchOf(branch, defaultBranch) {
    if (!branch || !defaultBranch)
        return undefined;
    return branch === defaultBranch ? "default" : "other";
}


/***/ }),

/***/ 34712:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ filterEnvironment),
/* harmony export */   z: () => (/* binding */ addVariables)
/* harmony export */ });
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65079);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27067);


const STRING_BYTES_LIMIT = 131_072;
const TASK_BYTES_LIMIT = 524_288;
const NEVER = /^(?:ACTIONS_.*|INPUT_.*|GITHUB_(?:OUTPUT|ENV|PATH|STATE|STEP_SUMMARY)|CARRYOVER_(?:TASK.*|FIELD_.*|PROVIDER))$/s;
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
function addVariables(environment, request, { tasksFile, resultsFile }) {
    environment.CARRYOVER_TASKS_FILE = tasksFile;
    environment.CARRYOVER_RESULTS_FILE = resultsFile;
    environment.CARRYOVER_SHARD = String(request.shard);
    environment.CARRYOVER_ATTEMPT = String(request.attempt);
    environment.CARRYOVER_DEADLINE = (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .iso */ .KH)(request.startedAt + request.timeoutMs);
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
    add("CARRYOVER_PROVIDER", request.provider);
    const [task, ...others] = request.tasks;
    if (task === undefined || others.length > 0)
        return leftOut;
    add("CARRYOVER_TASK_ID", task.id);
    add("CARRYOVER_TASK", task.json);
    for (const [field, value] of (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarFields */ .WA)(task.json)) {
        const name = `CARRYOVER_FIELD_${field.toUpperCase().replace(/[^A-Z0-9_]/gu, "_")}`;
        const isTaken = name in environment || leftOut.includes(name);
        if (field !== "" && !isTaken)
            add(name, value);
    }
    return leftOut;
}


/***/ }),

/***/ 27067:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ fillPlaceholders),
/* harmony export */   OK: () => (/* binding */ resolveCommand),
/* harmony export */   WA: () => (/* binding */ scalarFields)
/* harmony export */ });
/* unused harmony export resolveProgram */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28314);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67756);




function resolveCommand(form, environment, workingDirectory) {
    const argv = form.kind === "shell" ? ["bash", "-euo", "pipefail", "-c", form.text] : form.argv;
    const [program = "", ...rest] = argv;
    return {
        file: resolveProgram(program, environment, workingDirectory),
        calledAs: program,
        arguments: rest,
        hasPlaceholders: form.kind === "argv" && rest.some((argument) => argument.includes("{")),
    };
}
function resolveProgram(program, environment, workingDirectory) {
    const searched = environment.PATH ?? "/usr/local/bin:/usr/bin:/bin";
    const folders = program.includes("/") ? ["."] : searched.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter);
    const candidates = folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, folder, program));
    const found = candidates.find(isExecutable);
    if (found !== undefined)
        return found;
    const where = program.includes("/") ? `\`${candidates[0]}\`` : `PATH (\`${searched}\`)`;
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`Expected the command's program \`${program}\` in ${where}, found no executable file. ` +
        "Check its name, install it in an earlier step, or make it executable (chmod +x).");
}
function isExecutable(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
function fillPlaceholders(argv, tasks, { tasksFile, resultsFile }) {
    const [task, ...others] = tasks;
    const known = task === undefined || others.length > 0 ? new Map() : scalarFields(task.json);
    if (task !== undefined && others.length === 0)
        known.set("id", task.id);
    known.set("tasks-file", tasksFile).set("results-file", resultsFile);
    return argv.map((argument) => argument.replace(/\{([^{}]+)\}/g, (whole, name) => known.get(name) ?? whole));
}
function scalarFields(json) {
    const fields = new Map();
    const payload = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(json);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(payload))
        return fields;
    for (const [name, value] of Object.entries(payload)) {
        if (typeof value === "string")
            fields.set(name, value);
        else if (typeof value === "number" || typeof value === "bigint" || typeof value === "boolean")
            fields.set(name, String(value));
    }
    return fields;
}


/***/ }),

/***/ 148:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ removeDrafts),
/* harmony export */   v: () => (/* binding */ writeAtomically)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _lock_holder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60950);



const DRAFT = /\.(\d+)\.tmp$/;
function removeDrafts(root) {
    try {
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root, { withFileTypes: true })) {
            const pid = Number(DRAFT.exec(entry.name)?.[1] ?? 0);
            if (pid > 1 && entry.isFile() && !(0,_lock_holder_js__WEBPACK_IMPORTED_MODULE_2__/* .isAlive */ ._n)(pid))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, entry.name), { force: true });
        }
    }
    catch {
    }
}
const BATCH_CHARACTERS = 1 << 16;
function writeAtomically(path, produce, isWanted = () => true) {
    const temporary = `${path}.${process.pid}.tmp`;
    const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o644);
    let batch = [];
    let size = 0;
    const flush = () => {
        const bytes = Buffer.from(batch.join(""));
        for (let from = 0; from < bytes.length;)
            from += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(fd, bytes, from);
        batch = [];
        size = 0;
    };
    try {
        try {
            produce((text) => {
                batch.push(text);
                size += text.length;
                if (size > BATCH_CHARACTERS)
                    flush();
            });
            flush();
            if (!isWanted())
                return;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(fd);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
    }
}


/***/ }),

/***/ 66242:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ jobPrefix),
/* harmony export */   Do: () => (/* binding */ parseKey),
/* harmony export */   Gb: () => (/* binding */ SHARED_STATE),
/* harmony export */   Pw: () => (/* binding */ isMatrixJob),
/* harmony export */   Rr: () => (/* binding */ MERGE_JOB),
/* harmony export */   Yg: () => (/* binding */ earlierKey),
/* harmony export */   dZ: () => (/* binding */ runNumber),
/* harmony export */   eb: () => (/* binding */ PLAN_JOB),
/* harmony export */   py: () => (/* binding */ outdatedKeys),
/* harmony export */   sI: () => (/* binding */ buildKey),
/* harmony export */   t1: () => (/* binding */ namePrefixOf),
/* harmony export */   w8: () => (/* binding */ namePrefix),
/* harmony export */   wV: () => (/* binding */ SMALL_MATRIX)
/* harmony export */ });
/* unused harmony exports KEY_LIMIT, nameToken, campaignToken */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61420);


const KEY_LIMIT = 255;
const NAME_LIMIT = 60;
const CAMPAIGN_LIMIT = 100;
const HASH_DIGITS = 32;
const FORMAT = "carryover-v1";
const INDEX_DIGITS = 4;
const RUN_DIGITS = 20;
const ATTEMPT_DIGITS = 4;
const SEQ_DIGITS = 6;
const SHARED_STATE = 9_996;
const PLAN_JOB = 9_998;
const MERGE_JOB = 9_999;
const SMALL_MATRIX = 4;
function isMatrixJob(index) {
    return index < SHARED_STATE;
}
function buildKey(save) {
    const numbers = [
        padded(runNumber(save.runId), RUN_DIGITS),
        padded(save.runAttempt, ATTEMPT_DIGITS),
        padded(save.seq, SEQ_DIGITS),
    ];
    return jobPrefix(save) + numbers.join("-");
}
function jobPrefix(job) {
    return `${namePrefix(job.name)}${campaignToken(job.campaign)}-j${padded(job.jobIndex, INDEX_DIGITS)}-`;
}
function namePrefix(name) {
    return `${FORMAT}-${nameToken(name)}-`;
}
const KEY = new RegExp(`^${FORMAT}-(?<name>[a-z0-9._]+)-(?<campaign>[a-z0-9._-]+)-j(?<index>\\d{${INDEX_DIGITS}})` +
    `-(?<run>\\d{${RUN_DIGITS}})-(?<attempt>\\d{${ATTEMPT_DIGITS}})-(?<seq>\\d{${SEQ_DIGITS}})$`);
function parseKey(key) {
    if (key.length > KEY_LIMIT)
        return null;
    const parts = KEY.exec(key)?.groups;
    if (parts === undefined)
        return null;
    const { name = "", campaign = "", index = "", run = "", attempt = "", seq = "" } = parts;
    if (campaign.includes("-j"))
        return null;
    return {
        nameToken: name,
        jobIndex: Number(index),
        runId: String(BigInt(run)),
        runAttempt: Number(attempt),
        seq: Number(seq),
    };
}
function earlierKey(key, saves) {
    const seq = (parseKey(key)?.seq ?? 0) - saves;
    return seq > 0 ? key.slice(0, -SEQ_DIGITS) + padded(seq, SEQ_DIGITS) : null;
}
const SAVES_KEPT = 8;
const KEPT_MS = 35 * _core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO;
function outdatedKeys(newestFirst) {
    const newestAt = newestFirst[0]?.savedAt ?? 0;
    const saves = new Map();
    const isOutdated = ({ key, savedAt }) => {
        const job = key.slice(0, -(RUN_DIGITS + ATTEMPT_DIGITS + SEQ_DIGITS + 2));
        const count = (saves.get(job) ?? 0) + 1;
        saves.set(job, count);
        return count > SAVES_KEPT || newestAt - savedAt > KEPT_MS;
    };
    return newestFirst.filter(isOutdated).map(({ key }) => key);
}
function namePrefixOf(key) {
    const parsed = parseKey(key);
    return parsed === null ? null : `${FORMAT}-${parsed.nameToken}-`;
}
function nameToken(name) {
    const token = name.replaceAll("-", "__");
    return PLAIN.test(name) && token.length <= NAME_LIMIT ? token : hashed(name, NAME_LIMIT);
}
function campaignToken(campaign) {
    const isPlain = PLAIN.test(campaign) && !campaign.includes("-j") && campaign.length <= CAMPAIGN_LIMIT;
    return isPlain ? campaign : hashed(campaign, CAMPAIGN_LIMIT);
}
const PLAIN = /^[a-z0-9.-]+$/;
function hashed(text, limit) {
    const head = text.toLowerCase().replace(/[^a-z0-9.]/g, "");
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text, "utf16le").digest("hex");
    return `${head.slice(0, limit - HASH_DIGITS - 2)}_h${hash.slice(0, HASH_DIGITS)}`;
}
function runNumber(runId) {
    if (/^\d{1,20}$/.test(runId))
        return runId;
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(runId).digest().readBigUInt64BE().toString();
}
function padded(value, digits) {
    const text = String(value);
    if (!/^\d+$/.test(text) || text.length > digits) {
        throw new RangeError(`Expected a whole number of at most ${digits} digits in a cache key, got ${text}`);
    }
    return text.padStart(digits, "0");
}


/***/ }),

/***/ 573:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ readCheckpoint),
/* harmony export */   hn: () => (/* binding */ CHECKPOINT_LIMIT_BYTES),
/* harmony export */   j5: () => (/* binding */ otherRepository),
/* harmony export */   jH: () => (/* binding */ inspectCheckpoint),
/* harmony export */   sW: () => (/* binding */ otherName)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_circuit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22725);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65079);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28314);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67756);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93011);






const CHECKPOINT_LIMIT_BYTES = 8 << 20;
function readCheckpoint(path) {
    const { checkpoint, newer } = inspectCheckpoint(path);
    if (newer !== null) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`Expected a checkpoint of version ${_format_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMAT_VERSION */ .Hp} at ${path}, found version ${newer}: it was written by a newer Carryover. ` +
            "Use that version, or another `state-dir`.");
    }
    return checkpoint;
}
function inspectCheckpoint(path) {
    const value = readCheckpointJson(path);
    if (value === null)
        return { checkpoint: null, newer: null };
    const read = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .checkpointSchema */ .ot)().safeParse(value);
    return { checkpoint: read.success ? withBelieved(read.data) : null, newer: (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .newerVersion */ .ip)(value) };
}
function withBelieved(checkpoint) {
    const limitAt = Date.parse(checkpoint.updated_at) + _core_circuit_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_LIMIT_MS */ .WX;
    const circuits = Object.entries(checkpoint.circuits).map(([provider, circuit]) => [provider, Date.parse(circuit.until) > limitAt ? { ...circuit, until: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_4__/* .iso */ .KH)(limitAt) } : circuit]);
    return { ...checkpoint, circuits: Object.fromEntries(circuits) };
}
function otherName(checkpoint, name) {
    const found = checkpoint?.name;
    return name === null || found === undefined || found === name ? null : found;
}
function otherRepository(checkpoint, repository) {
    const found = checkpoint?.repository;
    if (repository === null || found === undefined)
        return null;
    return found.toLowerCase() === repository.toLowerCase() ? null : found;
}
function readCheckpointJson(path) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        return stat.isFile() && stat.size <= CHECKPOINT_LIMIT_BYTES ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOrNull */ .J5)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8")) : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 60950:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $1: () => (/* binding */ liveHolder),
/* harmony export */   Do: () => (/* binding */ thisHolder),
/* harmony export */   O0: () => (/* binding */ thisPlace),
/* harmony export */   _n: () => (/* binding */ isAlive),
/* harmony export */   i7: () => (/* binding */ isHeld),
/* harmony export */   n7: () => (/* binding */ SILENT_MS)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28314);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43609);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64220);






const holderSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    pid: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(1)),
    started: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    place: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
}));
const SILENT_MS = 15_000;
function thisPlace() {
    const boot = readText("/proc/sys/kernel/random/boot_id")?.trim() ?? "";
    return `${(0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)()} ${linkText("/proc/self/ns/pid")} ${boot}`;
}
function thisHolder(place) {
    return JSON.stringify({ pid: process.pid, started: processStart(process.pid) ?? "", place });
}
function liveHolder(path, here, silentMs) {
    const text = readText(path);
    if (text === null && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return "a process whose lock cannot be read";
    const holder = holderSchema().safeParse((0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOrNull */ .J5)(text ?? "")).data;
    if (holder === undefined)
        return null;
    const { pid, place } = holder;
    if (place === here)
        return isRunning(holder) ? `process ${pid}` : null;
    return silentMs < SILENT_MS ? `process ${pid} of another container or machine (${place.split(" ")[0]})` : null;
}
function isHeld(path) {
    return liveHolder(path, thisPlace(), Number.POSITIVE_INFINITY) !== null;
}
function isRunning({ pid, started }) {
    const start = processStart(pid);
    if (start !== null)
        return start === started;
    return started === "" && isAlive(pid);
}
function isAlive(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_6__/* .errorCode */ .C)(error) === "EPERM";
    }
}
function processStart(pid) {
    const stat = readText(`/proc/${pid}/stat`);
    const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields?.[0] === "Z" ? null : (fields?.[19] ?? null);
}
function readText(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
    }
    catch {
        return null;
    }
}
function linkText(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path);
    }
    catch {
        return "";
    }
}


/***/ }),

/***/ 22381:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ oddity),
/* harmony export */   x: () => (/* binding */ refuseOddFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67756);
/* harmony import */ var _state_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31918);




function refuseOddFiles(paths) {
    const files = Object.values(_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_FILES */ .mF).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(paths.root, name));
    const places = [
        ...[paths.root, paths.inbox, paths.logs].map((path) => [path, "folder"]),
        ...[...files, paths.held, paths.lock].map((path) => [path, "file"]),
    ];
    for (const [path, expected] of places) {
        const found = oddity(path, expected);
        if (path === paths.root && found !== "a file")
            continue;
        if (found === null || (path === paths.checkpoint && found !== "a folder"))
            continue;
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`Expected a plain ${expected} at ${path}, or nothing, found ${found}. Remove it, or set another \`state-dir\`.`);
    }
}
function oddity(path, expected) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        if (expected === "file" ? stat.isFile() : stat.isDirectory())
            return null;
        if (stat.isSymbolicLink())
            return "a symbolic link";
        if (stat.isDirectory())
            return "a folder";
        return stat.isFile() ? "a file" : "neither a file nor a folder";
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 87577:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ runStartedSchema),
/* harmony export */   Lm: () => (/* binding */ readRunEvents),
/* harmony export */   Rs: () => (/* binding */ storedName),
/* harmony export */   VS: () => (/* binding */ storedText),
/* harmony export */   XC: () => (/* binding */ readRunStarts),
/* harmony export */   lF: () => (/* binding */ MERGE),
/* harmony export */   ny: () => (/* binding */ storedInstant),
/* harmony export */   pg: () => (/* binding */ runEndedSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73102);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28314);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43609);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23540);
/* harmony import */ var _core_task_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60093);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13853);






const storedName = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb(1_024)));
const storedText = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb(65_536)));
const storedInstant = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$(), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi((stated) => Date.parse(stated))));
const optionalInstant = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb(40)), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi((stated) => {
    const at = Date.parse(stated);
    return Number.isNaN(at) ? null : at;
})));
const runStartedSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    event: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("run_started"),
    at: storedInstant(),
    run: storedName(),
    job: storedName(),
    campaign: storedName(),
    part: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(0)),
    concurrency: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    default_provider: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._default */ .Rvf(storedName(), _core_task_js__WEBPACK_IMPORTED_MODULE_6__/* .DEFAULT_PROVIDER */ .G),
    max_attempts: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(1)),
    job_index: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(0)),
    job_total: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._lte */ .Zm(10_000)),
}));
const runEndedSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    event: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("run_ended"),
    at: storedInstant(),
    run: storedName(),
    job: storedName(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_core_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_STATUSES */ .LV),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["catch"] */ .MfU(storedText(), ""),
    counts: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ total: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr() })),
    against: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(storedText()).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb(10))), null), null),
    resume_at: optionalInstant(),
    resume_command: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb(262_144)), ""),
    failed_alike: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true)),
    campaign: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(storedName()),
    max_attempts: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(1))),
    missing_jobs: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(0))).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb(10_000))), undefined),
}));
const runEventSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .discriminatedUnion */ .gMt("event", [runStartedSchema(), runEndedSchema()]));
const MERGE = "merge";
function readRunStarts(path, campaign) {
    const starts = [];
    readRunEvents(path, (event) => {
        if (event.event === "run_started" && event.campaign === campaign)
            starts.push(event);
    });
    return starts;
}
function readRunEvents(path, onEvent) {
    (0,_journal_js__WEBPACK_IMPORTED_MODULE_1__/* .readLines */ .Se)(path, (line) => {
        if (!line.includes('"event":"run_'))
            return;
        const event = runEventSchema().safeParse((0,_core_json_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonOrNull */ .J5)(line));
        if (event.success)
            onEvent(event.data);
    });
}


/***/ }),

/***/ 51980:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QI: () => (/* binding */ storedHashes),
/* harmony export */   VG: () => (/* binding */ storedLines),
/* harmony export */   W6: () => (/* binding */ readStoredLine),
/* harmony export */   sc: () => (/* binding */ statedHash)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28314);
/* harmony import */ var _tasks_public_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81038);
/* harmony import */ var _tasks_task_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42809);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13853);




const MARK = '{"carryover_hash":"';
const STATED = /^\{"carryover_hash":"([0-9a-f]{64})",/;
const BATCH_TASKS = 1_000;
function* storedLines(tasks, redactor) {
    const isAsListed = tasks.count === 0 || readStoredLine(tasks.jsonAt(0))?.hash === tasks.index.hashAt(0);
    for (let from = 0; from < tasks.count; from += BATCH_TASKS) {
        const texts = [];
        for (let index = from; index < Math.min(from + BATCH_TASKS, tasks.count); index += 1)
            texts.push(tasks.jsonAt(index));
        const lines = `${texts.join("\n")}\n`;
        if (isAsListed && redactor.redact(lines) === lines && !lines.includes(MARK)) {
            yield lines;
            continue;
        }
        yield texts
            .map((text, place) => storedLine(text, { hash: tasks.index.hashAt(from + place), redactor, isAsListed }))
            .join("");
    }
}
function storedLine(text, { hash, redactor, isAsListed }) {
    const redacted = withPublicNames(text, redactor.redact(text), redactor);
    const needsHash = !isAsListed || redacted !== text || text.startsWith(MARK);
    return needsHash && redacted.startsWith("{") ? `${MARK}${hash}",${redacted.slice(1)}\n` : `${redacted}\n`;
}
function withPublicNames(listed, redacted, redactor) {
    if (redacted === listed || !redacted.startsWith("{"))
        return redacted;
    const names = {};
    for (const [field, name] of Object.entries(JSON.parse(listed))) {
        if ((field === "id" || field === "provider") && typeof name === "string")
            names[field] = (0,_tasks_public_name_js__WEBPACK_IMPORTED_MODULE_0__/* .publicName */ .p)(name, redactor);
    }
    return JSON.stringify({ ...JSON.parse(redacted), ...names });
}
function statedHash(line) {
    return STATED.exec(line)?.[1] ?? null;
}
function readStoredLine(line) {
    try {
        const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(line);
        return { value, hash: statedHash(line) ?? (0,_tasks_task_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .hashOf */ .q)(value) };
    }
    catch {
        return null;
    }
}
function storedHashes(path) {
    const hashes = new Set();
    (0,_journal_js__WEBPACK_IMPORTED_MODULE_2__/* .readLines */ .Se)(path, (line) => {
        const stored = readStoredLine(line);
        if (stored !== null)
            hashes.add(stored.hash);
    });
    return hashes.size === 0 ? null : hashes;
}


/***/ })

};
