export const id = 9863;
export const ids = [9863];
export const modules = {

/***/ 9863:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   retryCommand: () => (/* binding */ retryCommand)
/* harmony export */ });
/* harmony import */ var _config_child_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5755);
/* harmony import */ var _config_from_argv_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70258);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45725);
/* harmony import */ var _config_subcommands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37999);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23540);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(23627);
/* harmony import */ var _engine_list_tasks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51448);
/* harmony import */ var _engine_open_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20811);
/* harmony import */ var _engine_read_status_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18698);
/* harmony import */ var _engine_retry_tasks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(21730);
/* harmony import */ var _engine_run_identity_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(45161);
/* harmony import */ var _engine_write_reports_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(29526);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9924);
/* harmony import */ var _report_redact_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6881);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(31918);
/* harmony import */ var _streams_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(24624);
















async function retryCommand(line) {
    const { errored, timedOut, failed, id, dryRun: isDryRun } = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readOptions */ .Tt)(_config_subcommands_js__WEBPACK_IMPORTED_MODULE_3__/* .RETRY_OPTIONS */ .Yl, line.options);
    const stateDir = (0,_config_from_argv_js__WEBPACK_IMPORTED_MODULE_1__/* .stateDirOf */ .I)(line);
    const paths = (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_13__/* .statePaths */ .mt)(stateDir);
    const { maxAttempts } = (0,_engine_read_status_js__WEBPACK_IMPORTED_MODULE_7__/* .readStatus */ .r)(paths);
    const now = Date.now();
    const redactor = (0,_report_redact_js__WEBPACK_IMPORTED_MODULE_12__.environmentRedactor)(process.env);
    const isChosen = { errored, "timed-out": timedOut, failed };
    const kinds = _config_child_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .RETRY_KINDS */ .vF.filter((kind) => isChosen[kind]);
    const { run } = (0,_engine_run_identity_js__WEBPACK_IMPORTED_MODULE_9__/* .runIdentity */ .yK)(process.env, 0, now);
    const folder = (0,_engine_open_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .openFolder */ .NE)({ stateDir, stateName: null }, { redactor, workspace: process.cwd() });
    const ids = await (0,_engine_open_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .inFolder */ ._z)(folder, async () => {
        const tasks = (0,_engine_list_tasks_js__WEBPACK_IMPORTED_MODULE_5__/* .readStoredTasks */ .G)(paths.tasks);
        return (0,_engine_retry_tasks_js__WEBPACK_IMPORTED_MODULE_8__/* .retryTasks */ .JO)(folder, { kinds, ids: id }, { campaign: null, tasks, maxAttempts, run, now, isDryRun });
    });
    if (ids.length > 0 && !isDryRun)
        await (0,_engine_write_reports_js__WEBPACK_IMPORTED_MODULE_10__.writeReports)({ paths, ...(0,_engine_read_status_js__WEBPACK_IMPORTED_MODULE_7__/* .readStatus */ .r)(paths), run: null, warn: _streams_js__WEBPACK_IMPORTED_MODULE_14__/* .inform */ .IP });
    if (ids.length > 0)
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_14__/* .printText */ .n)(ids.map(_report_escape_js__WEBPACK_IMPORTED_MODULE_11__/* .visibleId */ .i2).join("\n"));
    if (ids.length === 0)
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_14__/* .inform */ .IP)("no settled task matches, so nothing changes");
    else if (isDryRun)
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_14__/* .inform */ .IP)(`${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_15__/* .counted */ .hS)(ids.length, "task")} would be outstanding again`);
    else {
        const tasks = (0,_core_words_js__WEBPACK_IMPORTED_MODULE_15__/* .counted */ .hS)(ids.length, "task is", "tasks are");
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_14__/* .inform */ .IP)(`${tasks} outstanding again. The next run repeats ${ids.length === 1 ? "it" : "them"}`);
    }
    return _core_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .dc.ok;
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

/***/ 6881:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  environmentRedactor: () => (/* binding */ environmentRedactor)
});

// UNUSED EXPORTS: createRedactor

// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
;// CONCATENATED MODULE: ./build/report/key-shapes.js
const SHAPE_LENGTH_LIMIT = 16_640;
const SHAPES_OF_WORDS = [
    [
        "sk",
        "-(?:(?:ant|proj|svcacct|admin|or|lf|live|test|None|service)-[\\w-]{12,4096}" +
            "|(?=[A-Za-z]{0,60}\\d)[A-Za-z0-9]{16,4096}[\\w-]{0,200}" +
            "|(?=[a-z0-9_-]{0,60}[A-Z])(?=[A-Za-z_-]{0,60}\\d)[\\w-]{20,4096})",
    ],
    ["[sr]k", "_(?:live|test)_[A-Za-z0-9]{16,256}"],
    ["cgw", "_[0-9a-f]{32}"],
    ["pk", "-lf-[\\w-]{16,256}"],
    ["npm", "_[A-Za-z0-9]{30,256}"],
    ["ya29", "\\.[\\w-]{20,4096}"],
    ["AQ", "\\.A(?=[\\w-]{0,40}\\d)[\\w-]{30,512}"],
    ["SG", "\\.[\\w-]{16,64}\\.[\\w-]{16,64}"],
    ["hf", "_[A-Za-z0-9]{20,256}"],
    ["gsk", "_[A-Za-z0-9]{20,256}"],
    ["xai", "-[A-Za-z0-9]{20,256}"],
    ["r8", "_[A-Za-z0-9]{20,256}"],
    ["pplx", "-[A-Za-z0-9]{20,256}"],
    ["nvapi", "-[\\w-]{20,256}"],
    ["fw", "_[A-Za-z0-9]{20,256}"],
    ["csk", "-[a-z0-9]{32,256}"],
    ["hv[sbr]", "\\.[\\w-]{20,512}"],
    ["ntn", "_[A-Za-z0-9]{40,64}"],
    ["tvly", "-(?:(?:dev|prod)-)?[A-Za-z0-9]{20,256}"],
    ["e2b", "_[a-f0-9]{32,64}"],
    ["sk", "_[a-f0-9]{40,64}"],
];
const SHAPES = [
    ["gh[opsur]", "_[A-Za-z0-9_]{20,4096}"],
    ["github", "_pat_\\w{20,4096}"],
    ["gl(?:pat|dt|rt|ptt|cbt|ft|soat)", "-[\\w.-]{16,512}"],
    ["pypi", "-AgE[\\w-]{30,4096}"],
    ["GOCSPX", "-[\\w-]{20,256}"],
    ["xox[a-z]", "-[\\w-]{10,512}"],
    ["xapp", "-\\d-[\\w-]{10,512}"],
    ["hooks", "\\.slack\\.com/(?:services|workflows|triggers)/[\\w/-]{20,256}"],
    ["discord(?:app)?", "\\.com/api/webhooks/\\d{10,24}/[\\w-]{20,128}"],
    ["do[opr]", "_v1_[a-f0-9]{40,128}"],
    ["tgp", "_v1_[\\w-]{20,256}"],
    ["lsv2", "_[ps][tk]_[a-f0-9_]{20,256}"],
    ["pcsk", "_[\\w]{20,256}"],
    ["AGE", "-SECRET-KEY-1[A-Z0-9]{58}"],
    ["dckr", "_[po]at_[\\w-]{20,256}"],
    ["lin", "_(?:api|oauth)_[A-Za-z0-9]{32,256}"],
];
const WORD_START = "(?:(?<![A-Za-z0-9])|(?<=\\\\[nrtbf]|\\\\u[0-9a-fA-F]{4}|%[0-9a-fA-F]{2}|\\[[0-9;]{0,12}m))";
const KEY_AT = new RegExp(`${WORD_START}(?:${SHAPES_OF_WORDS.map((shape) => shape.join("")).join("|")})|${SHAPES.map((shape) => shape.join("")).join("|")}`, "y");
const HEAD = new RegExp(`[-_.](?<=[A-Za-z0-9].)(?<=(?:${WORD_START}(${headsOf(SHAPES_OF_WORDS)})|(${headsOf(SHAPES)}))[-_.])`, "g");
function headsOf(shapes) {
    return [...new Set(shapes.map(([head]) => head))].join("|");
}
const UNMARKED = [
    `(?:AKIA|ASIA|ABIA|ACCA)(?<=${WORD_START}[A-Z]{4})[A-Z0-9]{16}(?![A-Z0-9])`,
    "AIza[\\w-]{30,256}",
    `dapi(?<=${WORD_START}dapi)[a-f0-9]{32}`,
    "ATATT3x[\\w=-]{40,512}",
    `eyJ(?<=${WORD_START}eyJ)(?:(?![_-]eyJ)[\\w-]){10,4096}\\.[\\w-]{10,8192}\\.[\\w-]{0,2048}`,
];
const PRIVATE_KEY = '-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:(?:[^"-]|-(?!----)){0,16384}-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----' +
    "|(?:(?:\\s|\\\\{1,8}[nrt]){1,8}[A-Za-z0-9+/=]{16,200}){0,400})";
const WHOLE = [new RegExp(UNMARKED.join("|"), "g"), new RegExp(PRIVATE_KEY, "g")];
const LABELLED_SHAPES = [
    "(?:[Aa]uthorization|AUTHORIZATION|[Aa]pi-[Kk]ey|API-KEY|api-key|goog-api-key)[\"'\\\\]{0,4}\\s{0,4}[:=]\\s{0,4}[\"'\\\\]{0,4}b?[\"'\\\\]{0,4}" +
        "(?:(?:[Bb]earer|BEARER|[Bb]asic|[Tt]oken)\\s{1,4}([\\w.~+/=:-]{8,8192})|([\\w.~+/=:-]{16,8192}))",
    "(?:[Bb]earer|BEARER)(?:\\s{1,4}|%20)([\\w.~+/=-]{16,8192})",
    "://[\\w.%+-]{0,64}:([^\\s@/:\"'\\\\<>]{3,200})@",
    ":AA(?<=[^\\d]\\d{6,12}:AA|^\\d{6,12}:AA)([\\w-]{33})(?![\\w-])",
    "(?:[Aa]ccount|[Aa]ccess)[Kk]ey=([A-Za-z0-9+/]{40,128}={0,2})",
    ";\\s?(?:[Pp]assword|[Pp]wd|PWD)\\s?=\\s?([^\\s;\"'\\\\<>{}]{4,200})",
    "(?:[Pp]assword|[Pp]wd|PWD)=([^\\s;\"'\\\\<>{}]{4,200});\\s?[A-Z][A-Za-z ]{2,30}=",
    "[?&]sig=([\\w%+/-]{40,128})",
    "(?:aws_secret_access_key|AWS_SECRET_ACCESS_KEY|[Ss]ecretAccessKey)[\"'\\\\]{0,4}\\s{0,4}[:=]\\s{0,4}[\"'\\\\]{0,4}([A-Za-z0-9+/]{40})(?![A-Za-z0-9+/])",
    "(?:aws_session_token|AWS_SESSION_TOKEN|[Ss]essionToken|[Ss]ecurity-[Tt]oken)[\"'\\\\]{0,4}\\s{0,4}[:=]\\s{0,4}[\"'\\\\]{0,4}([A-Za-z0-9+/=]{100,4096})",
];
const LABELLED = new RegExp(LABELLED_SHAPES.join("|"), "g");
function findKeyShapes(text) {
    const found = [];
    HEAD.lastIndex = 0;
    for (let head = HEAD.exec(text); head !== null; head = HEAD.exec(text)) {
        const start = head.index - (head[1] ?? head[2] ?? "").length;
        KEY_AT.lastIndex = start;
        if (!KEY_AT.test(text))
            continue;
        found.push({ start, end: KEY_AT.lastIndex });
        HEAD.lastIndex = KEY_AT.lastIndex;
    }
    for (const shape of WHOLE) {
        shape.lastIndex = 0;
        for (let match = shape.exec(text); match !== null; match = shape.exec(text)) {
            found.push({ start: match.index, end: shape.lastIndex });
        }
    }
    LABELLED.lastIndex = 0;
    for (let match = LABELLED.exec(text); match !== null; match = LABELLED.exec(text)) {
        const [whole, , bare, bearer] = match;
        const value = match.findLast((group) => group !== undefined) ?? whole;
        if ((bare ?? bearer) !== undefined && !isUnlikeWords(value))
            continue;
        const start = match.index + whole.lastIndexOf(value);
        found.push({ start, end: start + value.length });
    }
    return found;
}
function isUnlikeWords(value) {
    return /\d/.test(value) || (value.length >= 24 && /[a-z][A-Z]/.test(value)) || value.length >= 40;
}
function openPrivateKeyAt(text) {
    const begin = text.lastIndexOf("-----BEGIN ");
    if (begin === -1)
        return -1;
    const head = text.slice(begin + 5, begin + 80);
    if (!head.includes("PRIVATE KEY"))
        return -1;
    const end = text.indexOf("-----END ", begin);
    const isClosed = end !== -1 && (text.includes("-----", end + 9) || text.includes("\n", end));
    return isClosed ? -1 : begin;
}

;// CONCATENATED MODULE: ./build/report/secret-values.js
const ENVIRONMENT_LENGTH_MIN = 8;
const VALUE_LENGTH_MIN = 6;
const SECRET_WORD = /(?:KEY|TOKEN|SECRET|PASSWORD)S?\d*$/;
const SECRET_MEMBER = /KEY|TOKEN|SECRET|PASS|PWD|CREDENTIAL/i;
const MODEL_FAMILY = /^(?:gpt|chatgpt|o\d|claude|gemini|gemma|(?:meta-)?llama|mistral|mixtral|codestral|ministral|deepseek|qwen|qwq|command|grok|phi|nova|kimi|glm|sonar|granite|nemotron|text-embedding|whisper|dall-e)(?=[-.\d]|$)/i;
const MODEL_PART = /^(?:[a-z]{1,12}|[a-z]{0,6}\d{1,4}[a-z]{0,2}|\d{1,8})$/i;
function isModelName(value) {
    const name = value.slice(value.lastIndexOf("/") + 1);
    const organisation = value.slice(0, Math.max(0, value.length - name.length - 1));
    if (!MODEL_FAMILY.test(name) || !/^(?:[a-z-]{1,24}(?:\/[a-z-]{1,24})?)?$/i.test(organisation))
        return false;
    return name.split(/[-.:]/).every((part) => MODEL_PART.test(part));
}
function wordsOf(name) {
    return name.split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toUpperCase());
}
function isSecret(name, value) {
    const words = wordsOf(name).filter((word) => SECRET_WORD.test(word));
    if (words.length === 0)
        return false;
    if (words.every((word) => word === "TOKENS") && /^\d+$/.test(value))
        return false;
    return words.some((word) => /SECRET|PASSWORD/.test(word)) || !isModelName(value);
}
function secretValues(env) {
    return Object.entries(env)
        .flatMap(([name, value = ""]) => (isSecret(name, value) ? [value, ...secretsOfJson(value)] : []))
        .filter((value) => value.length >= ENVIRONMENT_LENGTH_MIN);
}
function secretsOfJson(text) {
    if (!/^\s*[[{"]/.test(text))
        return [];
    const isList = !text.trimStart().startsWith("{");
    const secrets = [];
    try {
        JSON.parse(text, (name, value) => {
            if (typeof value === "string" && (isList || SECRET_MEMBER.test(name)))
                secrets.push(value);
            return value;
        });
    }
    catch {
        return [];
    }
    return secrets;
}
const FORMAT_WORDS = [
    "status passed failed skipped scores metrics output cost_usd message is_retryable status_code retry_after_seconds",
    "reset_at provider timeout weight repeat anthropic openai azure-openai deepseek openrouter perplexity together",
    "fireworks cerebras mistral gemini bedrock vertex",
].flatMap((line) => line.split(" "));
function formsOf(values) {
    const forms = new Set();
    for (const whole of values) {
        const trimmed = whole.trim();
        const value = trimmed.length < VALUE_LENGTH_MIN ? whole : trimmed;
        const plain = [value, ...value.split(/[\r\n]+/).map((line) => line.trim())];
        const long = plain.filter((part) => part.length >= VALUE_LENGTH_MIN);
        const secret = long.filter((part) => !FORMAT_WORDS.some((word) => word.includes(part)));
        for (const form of secret.flatMap(formsOfLine)) {
            if (form.length >= VALUE_LENGTH_MIN && !/[\r\n]/.test(form))
                forms.add(form);
        }
    }
    return [...forms];
}
function formsOfLine(text) {
    const hex = Buffer.from(text).toString("hex");
    return [
        text,
        ...jsonForms(text),
        ...htmlForms(text),
        ...urlForms(text),
        ...base64Forms(text),
        hex,
        hex.toUpperCase(),
    ];
}
function htmlForms(value) {
    const text = value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    const quoted = text.replaceAll('"', "&quot;");
    return [text, quoted, ...["&#39;", "&#x27;", "&apos;"].map((quote) => quoted.replaceAll("'", quote))];
}
function jsonForms(value) {
    const inJson = (text) => JSON.stringify(text).slice(1, -1);
    const unicode = (text, characters) => text.replace(characters, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
    const json = inJson(value);
    const forms = [
        json,
        json.replaceAll("/", "\\/"),
        unicode(json, /[\u0080-\uffff]/g),
        unicode(json, /[\u0080-\uffff]/g).replaceAll("/", "\\/"),
        unicode(json, /[<>&\u0080-\uffff]/g),
        unicode(json, /[<>&]/g),
    ];
    const quoted = [...forms.map(inJson), unicode(inJson(json), /[\u0080-\uffff]/g)];
    return [...forms, ...quoted, ...quoted.map(inJson)];
}
function urlForms(value) {
    if (!value.isWellFormed())
        return [];
    const component = encodeURIComponent(value);
    const strict = component.replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
    const all = [component, encodeURI(value), strict, strict.replaceAll("%2F", "/")];
    return all
        .flatMap((form) => [form, form.replaceAll("%20", "+")])
        .flatMap((form) => [form, form.replace(/%../g, (code) => code.toLowerCase())]);
}
function base64Forms(value) {
    const bytes = Buffer.from(value);
    const alone = bytes.toString("base64");
    const inside = [0, 1, 2].map((offset) => {
        const shifted = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
        return shifted.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
    });
    return [alone, alone.replaceAll("=", ""), ...inside].flatMap((form) => [
        form,
        form.replaceAll("+", "-").replaceAll("/", "_"),
    ]);
}

;// CONCATENATED MODULE: ./build/report/redact.js



const HIDDEN = "***";
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
const LINE_LENGTH_LIMIT = 64 * 1_024;
function environmentRedactor(env) {
    return createRedactor({ values: secretValues(env) });
}
function createRedactor({ values }) {
    const forms = formsOf(values);
    const findKnown = literalFinder(forms);
    const findDocuments = literalFinder(forms.filter(isJson));
    const longest = forms.reduce((most, form) => Math.max(most, Buffer.byteLength(form)), SHAPE_LENGTH_LIMIT);
    const find = (text) => mergeRanges([...findKnown(text), ...findKeyShapes(text)]);
    const redact = (text) => {
        const ranges = find(text);
        return ranges.length === 0 ? text : hide(text, ranges);
    };
    const hide = (text, ranges) => {
        const hidden = replace(text, ranges, HIDDEN);
        if (!text.includes('"'))
            return hidden;
        if (isJson(text))
            return isJson(hidden) ? hidden : redactJson(text);
        if (!text.includes("\n"))
            return hidden;
        const across = ranges.filter(({ start, end }) => text.slice(start, end).includes("\n"));
        return replace(text, across, HIDDEN).split("\n").map(redact).join("\n");
    };
    const redactJson = (text) => {
        const inStrings = text.replace(STRING_OR_NUMBER, (token) => {
            if (!token.startsWith('"'))
                return isKnownNumber(token) ? `"${HIDDEN}"` : token;
            const value = String(JSON.parse(token));
            const redacted = redact(value);
            return redacted === value ? token : JSON.stringify(redacted);
        });
        return replace(inStrings, mergeRanges(findDocuments(inStrings)), `"${HIDDEN}"`);
    };
    const numbers = new Set(forms.filter((form) => /^-?\d+(?:\.\d+)?$/.test(form)));
    const isKnownNumber = (token) => numbers.has(token) || numbers.has(token.replace(/^-|\.0+$/g, ""));
    return { redact, stream: () => lineStream(find, hide, longest) };
}
const START_LENGTH = 32;
function literalFinder(literals) {
    if (literals.length === 0)
        return () => [];
    const longestFirst = literals.toSorted((a, b) => b.length - a.length);
    const starts = new Set(longestFirst.map((literal) => literal.slice(0, START_LENGTH)));
    const start = new RegExp([...starts].map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|"), "g");
    return (text) => {
        const found = [];
        start.lastIndex = 0;
        for (let match = start.exec(text); match !== null; match = start.exec(text)) {
            const { index } = match;
            const literal = longestFirst.find((candidate) => text.startsWith(candidate, index));
            if (literal !== undefined)
                found.push({ start: index, end: index + literal.length });
            start.lastIndex = index + 1;
        }
        return found;
    };
}
function mergeRanges(ranges) {
    const merged = [];
    for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
        const before = merged.at(-1);
        if (before === undefined || range.start >= before.end)
            merged.push(range);
        else if (range.end > before.end)
            merged[merged.length - 1] = { start: before.start, end: range.end };
    }
    return merged;
}
function isJson(text) {
    return /^\s*[[{"]/.test(text) && (0,json/* jsonOrNull */.J5)(text) !== null;
}
function replace(text, ranges, by) {
    const parts = [];
    let done = 0;
    for (const { start, end } of ranges) {
        parts.push(text.slice(done, start), by);
        done = end;
    }
    return parts.length === 0 ? text : parts.join("") + text.slice(done);
}
function lineStream(find, hide, holdLength) {
    let pending = "";
    const pass = (end, ranges) => {
        const passed = pending.slice(0, end);
        pending = pending.slice(end);
        const inside = ranges.filter((range) => range.end <= end);
        return inside.length === 0 ? passed : hide(passed, inside);
    };
    return {
        push: (piece) => {
            pending += piece;
            if (!piece.includes("\n") && pending.length <= LINE_LENGTH_LIMIT + holdLength)
                return "";
            const ranges = find(pending);
            return pass(safeEnd(pending, ranges, holdLength), ranges);
        },
        end: () => pass(pending.length, find(pending)),
    };
}
function safeEnd(text, ranges, holdLength) {
    const line = text.lastIndexOf("\n") + 1;
    let safe = text.length - line > LINE_LENGTH_LIMIT ? Math.max(line, text.length - holdLength) : line;
    const key = openPrivateKeyAt(text);
    if (key !== -1 && text.length - key < SHAPE_LENGTH_LIMIT)
        safe = Math.min(safe, key);
    for (const { start, end } of ranges) {
        if (start >= safe || end < safe)
            continue;
        const mayGrow = end === text.length || end > safe;
        safe = mayGrow && text.length - start < 2 * holdLength ? start : end;
    }
    const isPairCut = (text.charCodeAt(safe - 1) & 0xfc00) === 0xd800 && safe < text.length;
    return isPairCut ? safe - 1 : safe;
}


/***/ })

};
