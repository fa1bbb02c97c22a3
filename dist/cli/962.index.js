export const id = 962;
export const ids = [962];
export const modules = {

/***/ 3551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readRateLimitPatterns)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3798);
/* harmony import */ var _core_error_code_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4924);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1839);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7756);






const LARGEST_TEXT = 1_000_000;
const NESTING_LIMIT = 300;
const ENTRIES = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()));
async function readRateLimitPatterns(source, workspace) {
    if (source === null)
        return [];
    const name = source.kind === "file" ? source.path : "input rate-limit-patterns";
    const text = source.kind === "file" ? readText(source.path, workspace) : source.text;
    const entries = ENTRIES.safeParse(await parseText(text, name));
    if (entries.success)
        return entries.data;
    const [first] = entries.error.issues;
    const where = first === undefined || first.path.length === 0 ? name : `entry ${Number(first.path[0]) + 1} of ${name}`;
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`Expected rate-limit-patterns to be a list of entries, each with a name, a pattern and a kind, in ${where}; found ${first?.message ?? "something else"}. Write for instance: - {name: busy, pattern: "server too busy", kind: cap}.`);
}
function readText(path, workspace) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path), "utf8");
    }
    catch (error) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`Expected rate-limit-patterns to be a YAML list, JSON lines or the path of a file that can be read, found ${JSON.stringify(path)} (${(0,_core_error_code_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .C)(error) ?? (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonOf */ .A)(error)} in ${workspace}). Check the path: it is relative to the workspace.`, { cause: error });
    }
}
async function parseText(text, name) {
    if (text.length > LARGEST_TEXT) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`Expected rate-limit-patterns of at most 1 MB, found ${text.length} characters in ${name}. Check that this is the right file.`);
    }
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    const parsed = lines.map(parseJson);
    if (parsed.every((line) => typeof line === "object" && line !== null && !Array.isArray(line)))
        return parsed;
    if (isNestedTooDeep(text)) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`Expected rate-limit-patterns to be a list of entries, found text nested deeper than ${NESTING_LIMIT} levels in ${name}. Check that this is the right file.`);
    }
    const { parse } = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
    try {
        return parse(text, { maxAliasCount: 0, logLevel: "error" }) ?? [];
    }
    catch (error) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`Expected rate-limit-patterns to be YAML or JSON lines in ${name}, found: ${(0,_core_reason_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonOf */ .A)(error)}`, {
            cause: error,
        });
    }
}
function isNestedTooDeep(text) {
    let depth = 0;
    for (const character of text) {
        if (character === "[" || character === "{")
            depth += 1;
        else if (character === "]" || character === "}")
            depth = Math.max(0, depth - 1);
        if (depth > NESTING_LIMIT)
            return true;
    }
    return text.split("\n").some((line) => line.slice(0, NESTING_LIMIT + 1).search(/[^\s?:-]|$/) > NESTING_LIMIT);
}
function parseJson(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 1670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LX: () => (/* binding */ rememberCampaigns),
/* harmony export */   MJ: () => (/* binding */ settleCampaign),
/* harmony export */   Rk: () => (/* binding */ campaignRule),
/* harmony export */   pe: () => (/* binding */ isSuperseded),
/* harmony export */   q3: () => (/* binding */ campaignId),
/* harmony export */   zA: () => (/* binding */ followedCampaign)
/* harmony export */ });
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8032);

function settleCampaign(record, settled) {
    const { counts, workflowRun, completedAt } = settled;
    if (counts === null || counts.outstanding > 0) {
        const { counts: _before, ...open } = record;
        return { ...open, complete: false, completed_run: null, completed_at: null };
    }
    if (record.complete)
        return record;
    return { ...record, complete: true, completed_run: workflowRun, completed_at: completedAt, counts };
}
function campaignRule(choice, trigger) {
    switch (choice.kind) {
        case "auto": {
            const event = trigger.eventName;
            const bySha = event === "push" || event === "pull_request" || event === "pull_request_target";
            return bySha && trigger.sha !== null ? { kind: "named", id: trigger.sha } : { kind: "until-complete" };
        }
        case "daily":
        case "weekly":
        case "monthly":
            return { kind: "period", period: choice.kind };
        case "until-complete":
            return { kind: "until-complete" };
        case "named":
            return { kind: "named", id: choice.name };
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(choice);
    }
}
const NUMBERED = /^until-complete-(\d{6,})$/;
const PERIODIC = /^(?:daily-\d{4}-\d\d-\d\d|weekly-\d{4}-W\d\d|monthly-\d{4}-\d\d)$/;
function campaignId(rule, known, run) {
    switch (rule.kind) {
        case "named":
            return rule.id;
        case "period": {
            const [latest] = known;
            const id = periodId(rule.period, run.at);
            if (latest === undefined || latest.id === id || !isPeriodic(latest.id, rule.period))
                return id;
            return latest.completed_run === run.workflowRun || run.hasBegun?.(latest.id) ? latest.id : id;
        }
        case "until-complete": {
            const latest = latestNumbered(known);
            if (latest === undefined)
                return numberedId(1);
            const isOver = latest.complete && !hasWorkedOn(latest, run.workflowRun) && !run.hasBegun?.(latest.id);
            return numberedId(numberOf(latest.id) + (isOver ? 1 : 0));
        }
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(rule);
    }
}
function followedCampaign(rule, known, workflowRun) {
    const isOfSeries = ({ id }) => {
        switch (rule.kind) {
            case "named":
                return false;
            case "period":
                return isPeriodic(id, rule.period);
            case "until-complete":
                return NUMBERED.test(id);
            default:
                return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(rule);
        }
    };
    const series = known.filter(isOfSeries);
    const own = series.find((record) => record.complete && hasWorkedOn(record, workflowRun));
    return own !== undefined && series.some(({ id }) => isSuperseded(own.id, id)) ? own : null;
}
function hasWorkedOn({ completed_run, runs }, workflowRun) {
    return completed_run === workflowRun || (runs?.includes(workflowRun) ?? false);
}
function isSuperseded(id, by) {
    if (numberOf(by) > numberOf(id))
        return true;
    return PERIODIC.test(id) && PERIODIC.test(by) && id.split("-")[0] === by.split("-")[0] && by > id;
}
function rememberCampaigns(present, previous, limit) {
    const all = [present, ...previous.filter((record) => record.id !== present.id)];
    const kept = all.slice(0, limit);
    const numbered = latestNumbered(all);
    return numbered === undefined || kept.includes(numbered) ? kept : [...kept.slice(0, limit - 1), numbered];
}
function isPeriodic(id, period) {
    return PERIODIC.test(id) && id.startsWith(period);
}
function latestNumbered(records) {
    return records.filter(({ id }) => NUMBERED.test(id)).sort((a, b) => numberOf(b.id) - numberOf(a.id))[0];
}
function numberOf(id) {
    return Number(NUMBERED.exec(id)?.[1]);
}
function numberedId(number) {
    return `until-complete-${String(number).padStart(6, "0")}`;
}
function periodId(period, at) {
    const day = new Date(at).toISOString().slice(0, 10);
    switch (period) {
        case "daily":
            return `daily-${day}`;
        case "monthly":
            return `monthly-${day.slice(0, 7)}`;
        case "weekly":
            return `weekly-${isoWeek(at)}`;
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(period);
    }
}
function isoWeek(at) {
    const date = new Date(at);
    const weekday = (date.getUTCDay() + 6) % 7;
    const thursday = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() - weekday + 3));
    const firstOfYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
    const week = Math.floor((thursday.getTime() - firstOfYear) / (7 * 86_400_000)) + 1;
    return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, "0")}`;
}


/***/ }),

/***/ 5950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  BO: () => (/* binding */ classifyOpenRow),
  K$: () => (/* binding */ classifyRemainder),
  n$: () => (/* binding */ classifyRow),
  aN: () => (/* binding */ lastWords),
  zK: () => (/* binding */ readRow)
});

;// CONCATENATED MODULE: ./build/core/connection-failure.js
const LAST_LINES = 15;
const LINE_LIMIT = 2_000;
const WORDS = new RegExp([
    "\\b(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|ESOCKETTIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)\\b",
    "\\bconnection (?:refused|reset|aborted|timed out|closed by (?:peer|remote)|error)\\b",
    "\\b(?:failed|could ?n.t|could not|unable) to (?:connect|resolve host)|\\bcould ?n.t connect|\\bcould not resolve host\\b",
    "\\btemporary failure in name resolution\\b|\\bname or service not known\\b|\\bno such host\\b|\\bnodename nor servname\\b",
    "\\bnetwork is unreachable\\b|\\bno route to host\\b|\\bsocket hang up\\b|\\bsocket disconnected\\b|\\bfetch failed\\b",
    "\\b(?:operation|request|read|connect|handshake|i/o) (?:timed out|timeout)\\b|\\bTLS handshake timeout\\b|\\bAPITimeoutError\\b",
    "\\bcontext deadline exceeded\\b|\\baborted due to timeout\\b|^(?:\\w+\\.)*TimeoutError(?:: (?:timed out)?)?$",
].join("|"), "i");
function tellsOfConnection(text) {
    const lines = text.trimEnd().split("\n").slice(-LAST_LINES);
    return lines.some((line) => WORDS.test(line.trim().slice(0, LINE_LIMIT)));
}

// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(1420);
// EXTERNAL MODULE: ./build/core/named-failure.js
var named_failure = __webpack_require__(6208);
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(9058);
// EXTERNAL MODULE: ./build/core/rate-limit.js
var rate_limit = __webpack_require__(9996);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
;// CONCATENATED MODULE: ./build/core/classify.js






function readRow(row, detector) {
    const error = row.error ?? {};
    const detection = row.error ? detector.detectRowError(error) : rate_limit/* NOTHING_DETECTED */.X;
    const ended = { message: rowMessage(row), exitCode: null, signal: null };
    const closed = (outcome) => ({ outcome, isOpen: false });
    if ((0,rate_limit/* isRateLimit */.a)(detection))
        return closed(limited(detection, ended));
    switch (row.status) {
        case "passed":
        case "failed":
            return closed({ class: "graded", status: row.status, row });
        case "skipped":
            return closed({ class: "skipped", ...ended });
        case "error": {
            if (error.is_retryable === false)
                return closed({ class: "fatal", ...ended });
            const isTransient = error.is_retryable === true || detection.kind === "overload";
            const outcome = isTransient
                ? { class: "transient", ...ended, wait: detection }
                : { class: "legitimate", ...ended };
            return { outcome, isOpen: !(0,named_failure/* namesFailure */.n)(error) };
        }
        default:
            return (0,unreachable/* unreachable */.H)(row.status);
    }
}
function classifyRow(row, detector) {
    return readRow(row, detector).outcome;
}
function classifyOpenRow(row, stated, evidence, { exitCodes, detector }, shard) {
    const { exit, stderrTail, stdoutTail } = evidence;
    const message = rowMessage(row);
    const ended = { message, exitCode: null, signal: null };
    const meaning = exit.kind === "exited" ? exitCodes.get(exit.code) : undefined;
    if (meaning === "rate_limited")
        return limited(declaredLimit(evidence, detector, message), ended);
    if (meaning !== undefined && meaning !== "passed" && meaning !== "failed")
        return stated;
    const told = (text) => (text === "" || row.error === undefined ? text : `${text}\n${message}`);
    const detection = detectAll({ ...evidence, stderrTail: told(stderrTail), stdoutTail: told(stdoutTail) }, detector);
    if ((0,rate_limit/* isRateLimit */.a)(detection)) {
        const isOfTask = detection.kind === "task" ? shard.taskCount === 1 : true;
        const isToBeRetried = detection.kind === "stop" || exit.kind !== "timed-out";
        return isOfTask && isToBeRetried ? limited(detection, ended) : stated;
    }
    if (stated.class === "transient")
        return stated;
    if (detection.kind === "overload")
        return { class: "transient", ...ended, wait: detection };
    return exit.kind === "exited" && tellsOfConnection(errorsOf(evidence)) ? { class: "transient", ...ended } : stated;
}
function classifyRemainder(evidence, rules, shard) {
    const { exit } = evidence;
    const outcome = classifyChild(evidence, rules);
    if (shard.rowCount === 0)
        return outcome;
    if (exit.kind === "timed-out")
        return outcome;
    if (exit.kind === "exited" && exit.code === 0) {
        return outcome.class === "rate_limited"
            ? outcome
            : {
                class: "legitimate",
                message: "no result row: the child ended without one for this task",
                exitCode: 0,
                signal: null,
            };
    }
    return outcome.class === "rate_limited" ? outcome : { class: "unfinished" };
}
function classifyChild(evidence, rules) {
    const { exit } = evidence;
    switch (exit.kind) {
        case "exited":
            return classifyExit(exit.code, evidence, rules);
        case "signalled": {
            const detection = detectAll(evidence, rules.detector);
            const ended = endedBy(exit, evidence, detection);
            return (0,rate_limit/* isRateLimit */.a)(detection) ? limited(detection, ended) : { class: "kill_shaped", ...ended };
        }
        case "timed-out": {
            const detection = detectAll(evidence, rules.detector);
            const ended = endedBy(exit, evidence, rate_limit/* NOTHING_DETECTED */.X);
            return (0,rate_limit/* isRateLimit */.a)(detection) && detection.kind === "stop"
                ? limited(detection, ended)
                : { class: "timeout_exceeded", ...ended };
        }
        case "silent": {
            const detection = detectAll(evidence, rules.detector);
            const ended = endedBy(exit, evidence, rate_limit/* NOTHING_DETECTED */.X);
            return (0,rate_limit/* isRateLimit */.a)(detection) ? limited(detection, ended) : { class: "transient", ...ended };
        }
        case "stopped":
            return { class: "kill_shaped", ...endedBy(exit, evidence, rate_limit/* NOTHING_DETECTED */.X) };
        case "spawn-failed": {
            const ended = endedBy(exit, evidence, rate_limit/* NOTHING_DETECTED */.X);
            if (UNPASSABLE.test(exit.message))
                return { class: "fatal", ...ended };
            return { class: "kill_shaped", ...(NO_ROOM.test(exit.message) ? { lacksRoom: true } : {}), ...ended };
        }
        default:
            return (0,unreachable/* unreachable */.H)(exit);
    }
}
const NO_ROOM = /\b(?:EMFILE|ENFILE|EAGAIN|ENOMEM)\b/;
const UNPASSABLE = /\bE2BIG\b|null bytes/;
function classifyExit(code, evidence, rules) {
    const meaning = rules.exitCodes.get(code) ?? (code === 0 ? "passed" : null);
    const exit = { kind: "exited", code };
    if (meaning === "passed" || meaning === "failed" || meaning === "skipped") {
        const notice = rules.detector.detectNotice(answerOf(evidence));
        if ((0,rate_limit/* isRateLimit */.a)(notice))
            return limited(notice, endedBy(exit, evidence, notice));
        if (meaning !== "skipped")
            return graded(meaning, evidence, code);
    }
    const detection = detectAll(evidence, rules.detector);
    const ended = endedBy(exit, evidence, detection);
    if (meaning === "rate_limited")
        return limited(declaredLimit(evidence, rules.detector, ended.message), ended);
    if (meaning !== null)
        return { class: meaning, ...ended };
    if ((0,rate_limit/* isRateLimit */.a)(detection))
        return limited(detection, ended);
    if (code === 137 || code === 143)
        return { class: "kill_shaped", ...ended };
    if (OUT_OF_MEMORY.test(evidence.stderrTail.slice(-OUT_OF_MEMORY_WINDOW)))
        return { class: "kill_shaped", ...ended };
    if (detection.kind === "overload")
        return { class: "transient", ...ended, wait: detection };
    return { class: tellsOfConnection(errorsOf(evidence)) ? "transient" : "legitimate", ...ended };
}
function errorsOf({ stdoutTail, stderrTail }) {
    return stderrTail.trim() === "" ? stdoutTail : stderrTail;
}
function answerOf({ stdoutTail, stderrTail }) {
    return stdoutTail.trim() === "" ? stderrTail : stdoutTail;
}
function graded(status, { badRow }, exitCode) {
    return badRow === null || status === "failed"
        ? { class: "graded", status, row: null }
        : { class: "legitimate", message: cut(`no valid result row: ${badRow}`), exitCode, signal: null };
}
const OUT_OF_MEMORY = /^FATAL ERROR: [^\n]{0,200}(?:heap out of memory|Allocation failed)/m;
const OUT_OF_MEMORY_WINDOW = 8_192;
function detectAll(evidence, detector) {
    const streams = [evidence.stderrTail, evidence.stdoutTail];
    const logs = evidence.failureLogs.map((log) => log.text);
    const found = [
        firstOf(streams, detector.detectStructured),
        firstOf(logs, detector.detect),
        firstOf(streams, detector.detect),
    ];
    return found.find(rate_limit/* isRateLimit */.a) ?? found.find((detection) => detection.kind !== "none") ?? rate_limit/* NOTHING_DETECTED */.X;
}
function firstOf(texts, read) {
    let first = rate_limit/* NOTHING_DETECTED */.X;
    for (const text of texts) {
        const detection = text === "" ? rate_limit/* NOTHING_DETECTED */.X : read(text);
        if ((0,rate_limit/* isRateLimit */.a)(detection))
            return detection;
        if (first.kind === "none")
            first = detection;
    }
    return first;
}
function limited(limit, ended) {
    const message = limit.evidence === "" ? ended.message : cut(limit.evidence);
    return limit.kind === "task"
        ? { class: "fatal", limit, ...ended, message }
        : { class: "rate_limited", limit, ...ended, message };
}
function declaredLimit(evidence, detector, message) {
    const detection = detectAll(evidence, detector);
    if ((0,rate_limit/* isRateLimit */.a)(detection))
        return detection;
    const declared = detector.detectDeclared(`${evidence.stdoutTail}\n${evidence.stderrTail}`);
    return (0,rate_limit/* isRateLimit */.a)(declared) ? { ...declared, evidence: message } : unstated(message);
}
function unstated(message) {
    return { ...rate_limit/* NOTHING_DETECTED */.X, kind: "cap", evidence: message, form: "exit-code" };
}
function endedBy(exit, evidence, detection) {
    const base = { exitCode: null, signal: null };
    switch (exit.kind) {
        case "exited": {
            const words = detection.evidence || lastWords(evidence);
            return {
                ...base,
                message: cut(words === "" ? `exit ${exit.code}` : `exit ${exit.code}: ${words}`),
                exitCode: exit.code,
            };
        }
        case "signalled":
            return { ...base, message: cut(`killed by ${exit.signal}`), signal: exit.signal };
        case "timed-out":
            return { ...base, message: `no end after ${(0,duration/* formatDuration */.a)(exit.limitMs)} (task-timeout)` };
        case "silent":
            return { ...base, message: `no output for ${(0,duration/* formatDuration */.a)(exit.limitMs)} (silence-timeout)` };
        case "stopped":
            return { ...base, message: `stopped (${exit.reason})` };
        case "spawn-failed":
            return { ...base, message: cut(`could not be started: ${exit.message}`) };
        default:
            return (0,unreachable/* unreachable */.H)(exit);
    }
}
function rowMessage(row) {
    const { type, message } = row.error ?? {};
    const words = [type === undefined ? type : cut(type, TYPE_LIMIT_BYTES), message]
        .filter((part) => part !== undefined && part !== "")
        .join(": ");
    return cut(words === "" ? `row with status ${row.status}` : words);
}
const NO_WORDS = /^(?:\s+at |Node\.js v\d|\s*[\^~]+\s*$|npm (?:error|ERR!)|\[?\d+\/\d+\]?$)/;
const NAMED_ERROR = /^(?:Uncaught |\w[\w.]*\.)?[A-Z]\w*(?:Error|Exception|Failure|Exit)\b.{0,400}/;
const LAST_WORDS_LINES = 60;
function lastWords(evidence) {
    for (const text of [evidence.stderrTail, evidence.stdoutTail]) {
        const lines = text
            .slice(-16_384)
            .split("\n")
            .slice(-LAST_WORDS_LINES)
            .filter((line) => line.trim() !== "" && !NO_WORDS.test(line));
        const words = lines.findLast((line) => NAMED_ERROR.test(line.trim())) ?? lines.at(-1);
        if (words !== undefined)
            return cut(words.trim());
    }
    return "";
}
const TYPE_LIMIT_BYTES = 512;
function cut(text, limit = outcome/* MESSAGE_LIMIT_BYTES */.U) {
    if (text.length * 3 <= limit)
        return text;
    const end = endWithin(text, limit);
    return end === text.length ? text : `${text.slice(0, endWithin(text, limit - CUT_BYTES))}…`;
}
const CUT_BYTES = 3;
function endWithin(text, limit) {
    let [end, bytes] = [0, 0];
    for (const character of text) {
        bytes += bytesOf(character);
        if (bytes > limit)
            return end;
        end += character.length;
    }
    return end;
}
function bytesOf(character) {
    if (character.length === 2)
        return 4;
    const unit = character.charCodeAt(0);
    return unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
}


/***/ }),

/***/ 6208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ namesFailure)
/* harmony export */ });
const NAMED = new RegExp([
    "unauthori[sz]ed|unauthenticated|authenticat|authori[sz]ation|forbidden|(?:permission|access)[\\s_-]?denied|credentials?\\b",
    "(?:invalid|incorrect|missing|wrong|expired|revoked|no)\\s(?:\\w{1,20}\\s){0,2}(?:api[\\s_-]?key|token)\\b|invalid[_-]?api[_-]?key",
    "(?:invalid|bad|malformed|unprocessable|unsupported)[\\s_-]?(?:request|argument|parameter|prompt|input|entity|model)",
    "not[\\s_-]?found|no[\\s_-]such|does not exist|schema|validation",
    "context[\\s_-]?(?:length|window|size)|(?:maximum|max|too many|too long)[\\s_-]?(?:context|tokens)|(?:prompt|input) is too long",
    "content[\\s_-]?(?:filter|policy|management)|safety|moderation|\\brefus(?:al|ed to answer)",
    "\\b(?:error|status|code|http)\\b[^\\n\\d]{0,12}(?:4(?!29)\\d\\d|5\\d\\d)\\b",
].join("|"), "i");
const LONGEST = 2_000;
function namesFailure(error) {
    if (error.is_retryable === false)
        return true;
    if (error.status_code !== undefined && error.status_code >= 400)
        return true;
    return NAMED.test(`${error.type ?? ""}: ${error.message ?? ""}`.slice(0, LONGEST));
}


/***/ }),

/***/ 1158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ orderStarts),
/* harmony export */   v: () => (/* binding */ weigh)
/* harmony export */ });
/* harmony import */ var _split_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2474);

function weigh(tasks, durationOf) {
    if (durationOf === null)
        return null;
    const durationsS = Float64Array.from(tasks, (task) => durationOf(task) ?? Number.NaN);
    const known = durationsS.filter((duration) => !Number.isNaN(duration)).sort();
    const median = known[Math.floor(known.length / 2)];
    if (median === undefined)
        return null;
    for (const [place, duration] of durationsS.entries())
        if (Number.isNaN(duration))
            durationsS[place] = median;
    const at = (place) => durationsS[place] ?? 0;
    return { durationsS, places: (0,_split_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeOf */ .l2)(tasks.length).sort((a, b) => at(b) - at(a) || a - b) };
}
function orderStarts(outstanding, durationOf, concurrency) {
    if (concurrency <= 1)
        return outstanding;
    return weigh(outstanding, durationOf)?.places.map((place) => outstanding[place] ?? 0) ?? outstanding;
}


/***/ }),

/***/ 1839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ reasonOf)
/* harmony export */ });
function reasonOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 6247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ redactFields)
/* harmony export */ });
function redactFields(record, fields, redactor) {
    const quiet = { ...record };
    for (const field of fields) {
        if (record[field] !== undefined)
            quiet[field] = redactValue(record[field], redactor);
    }
    return quiet;
}
function redactValue(value, redactor) {
    if (value === null || typeof value === "boolean")
        return value;
    const redacted = typeof value === "string" ? redactor.redact(value) : JSON.parse(redactor.redact(JSON.stringify(value)));
    return redacted;
}


/***/ }),

/***/ 4747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
    if (!checkpoint || !stored)
        return null;
    const writtenAt = Math.min(now, Date.parse(checkpoint.updated_at) || now);
    const untilAt = Math.min(Date.parse(stored.until), writtenAt + _core_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_LIMIT_MS */ .WX);
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
        if (limit.value < limit.ceiling)
            limits[provider] = limit.value;
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

/***/ 7534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u1: () => (/* binding */ evaluationContext)
});

// UNUSED EXPORTS: configuredDetector, loadDetector

// EXTERNAL MODULE: ./build/config/fail-on.js
var fail_on = __webpack_require__(249);
// EXTERNAL MODULE: ./build/config/rate-limit-patterns.js
var rate_limit_patterns = __webpack_require__(3551);
;// CONCATENATED MODULE: ./build/engine/system-clock.js
const LONGEST_TIMER_MS = 2 ** 31 - 1;
function systemClock() {
    const startedAt = Date.now();
    const startedTickMs = tickMs();
    const now = () => Math.round(startedAt + tickMs() - startedTickMs);
    return {
        now,
        at(instant, wake) {
            const timer = setTimeout(wake, Math.min(LONGEST_TIMER_MS, Math.max(0, instant - now())));
            return () => clearTimeout(timer);
        },
    };
}
function tickMs() {
    const [seconds, nanoseconds] = process.hrtime();
    return seconds * 1_000 + nanoseconds / 1_000_000;
}

;// CONCATENATED MODULE: ./build/engine/evaluation-context.js



async function evaluationContext(config, facts) {
    return {
        ...facts,
        clock: systemClock(),
        loadDetector: await configuredDetector(config, facts.workspace),
        judgement: {
            failOn: (0,fail_on/* resolveFailOn */.U)(config.failOn, facts.identity.trigger.eventName),
            minPassRate: config.minPassRate,
        },
    };
}
async function configuredDetector(config, workspace) {
    const patterns = await (0,rate_limit_patterns/* readRateLimitPatterns */.n)(config.rateLimitPatterns, workspace);
    const forms = patterns.length === 0 ? [] : (await __webpack_require__.e(/* import() */ 162).then(__webpack_require__.bind(__webpack_require__, 1162))).compileUserForms(patterns);
    return () => loadDetector(config.retryAfterThresholdMs, forms);
}
async function loadDetector(retryAfterThresholdMs, forms) {
    const { detect, detectDeclared, detectNotice, detectRowError, detectStructured } = await Promise.all(/* import() */[__webpack_require__.e(162), __webpack_require__.e(641)]).then(__webpack_require__.bind(__webpack_require__, 1641));
    let timeZone = null;
    return (nowAt) => {
        const context = {
            nowAt,
            retryAfterThresholdMs,
            forms,
            get timeZone() {
                timeZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
                return timeZone;
            },
        };
        return {
            detect: (text) => detect(text, context),
            detectStructured: (text) => detectStructured(text, context),
            detectNotice: (text) => detectNotice(text, context),
            detectDeclared: (text) => detectDeclared(text, context),
            detectRowError: (error) => detectRowError(error, context),
        };
    };
}


/***/ }),

/***/ 3258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


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
    return { jobs, jobOf: (hash) => owners.get(hash) ?? null };
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

/***/ 2563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _n: () => (/* binding */ readRunKeys),
/* harmony export */   mt: () => (/* binding */ readWorkflowRuns),
/* harmony export */   q3: () => (/* binding */ readJobRuns),
/* harmony export */   r7: () => (/* binding */ runKey)
/* harmony export */ });
/* harmony import */ var _core_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9461);
/* harmony import */ var _store_run_events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7577);


function readJobRuns(path, asked) {
    const runs = new Map();
    const ends = new Map();
    (0,_store_run_events_js__WEBPACK_IMPORTED_MODULE_0__/* .readRunEvents */ .Lm)(path, (event) => {
        if (event.event === "run_ended") {
            const { status, reason, failed_alike: alike } = event;
            ends.set(runKey(event), { status, reason, failedAlike: alike === true });
            return;
        }
        if (event.campaign !== asked.campaign)
            return;
        const { run, job, job_total: jobTotal, max_attempts: maxAttempts, at: startedAt } = event;
        if (asked.workflowRun !== null && (0,_core_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowRunOf */ .o)(run) !== asked.workflowRun)
            return;
        const known = runs.get(job);
        if (known === undefined || known.startedAt <= startedAt) {
            runs.set(job, { run, job, jobTotal, maxAttempts, startedAt, end: null });
        }
    });
    const found = [...runs.values()].sort((a, b) => a.startedAt - b.startedAt);
    const latest = found.at(-1);
    return found
        .filter(({ jobTotal }) => jobTotal === latest?.jobTotal)
        .map((run) => ({ ...run, end: ends.get(runKey(run)) ?? null }));
}
function readWorkflowRuns(path, campaign) {
    const runs = new Set();
    (0,_store_run_events_js__WEBPACK_IMPORTED_MODULE_0__/* .readRunEvents */ .Lm)(path, (event) => {
        if (event.event !== "run_started" || event.campaign !== campaign)
            return;
        const workflowRun = (0,_core_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowRunOf */ .o)(event.run);
        runs.delete(workflowRun);
        runs.add(workflowRun);
    });
    return [...runs];
}
function readRunKeys(path) {
    const keys = new Set();
    (0,_store_run_events_js__WEBPACK_IMPORTED_MODULE_0__/* .readRunEvents */ .Lm)(path, (event) => {
        if (event.event === "run_started")
            keys.add(runKey(event));
    });
    return keys;
}
function runKey({ run, job }) {
    return `${run}\n${job}`;
}


/***/ }),

/***/ 1448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ listTasks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _run_child_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4712);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1918);
/* harmony import */ var _tasks_read_tasks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7760);
/* harmony import */ var _run_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9602);
/* harmony import */ var _warnings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2202);







function listTasks(source, { config, context, }, signal) {
    const { workspace, env, redactor } = context;
    const { provider, repeats, passWithNoTasks } = config;
    return (0,_tasks_read_tasks_js__WEBPACK_IMPORTED_MODULE_3__/* .readTasks */ .j)(source, {
        workspace,
        workingDirectory: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, config.workingDirectory),
        env: (0,_run_child_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .filterEnvironment */ ._I)(env, (0,_run_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .allowedNames */ .Ru)(config.env)),
        provider,
        repeats,
        passWithNoTasks,
        redactor,
        own: ownFiles((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, config.stateDir), repeats),
        warn: (0,_warnings_js__WEBPACK_IMPORTED_MODULE_6__/* .warnIn */ .a)(context),
        ...(signal === undefined ? {} : { signal }),
    });
}
function ownFiles(stateDir, repeats) {
    const paths = (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .statePaths */ .mt)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(stateDir) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(stateDir) : stateDir);
    return { has: (path) => (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isStatePath */ .rX)(paths, path), stored: repeats === 1 ? paths.tasks : null };
}


/***/ }),

/***/ 332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _store_lock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3699);
/* harmony import */ var _store_state_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9131);
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
        (0,_state_name_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseOtherState */ .Y)(folder, stateName);
        return folder;
    }
    catch (error) {
        folder.close();
        throw error;
    }
}


/***/ }),

/***/ 2768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ii: () => (/* binding */ campaignOf),
  Jb: () => (/* binding */ countStored),
  DM: () => (/* binding */ durationsOf),
  iA: () => (/* binding */ prepare),
  VE: () => (/* binding */ prepareState)
});

// EXTERNAL MODULE: ./build/core/campaign.js
var campaign = __webpack_require__(1670);
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(3270);
// EXTERNAL MODULE: ./build/core/order.js
var order = __webpack_require__(1158);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(3540);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(3011);
// EXTERNAL MODULE: ./build/store/read-history.js
var read_history = __webpack_require__(8617);
// EXTERNAL MODULE: ./build/engine/job-runs.js
var job_runs = __webpack_require__(2563);
// EXTERNAL MODULE: ./build/engine/plan-file.js
var plan_file = __webpack_require__(6127);
// EXTERNAL MODULE: ./build/engine/run-identity.js
var run_identity = __webpack_require__(5161);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(2474);
// EXTERNAL MODULE: ./build/core/workflow-run.js
var workflow_run = __webpack_require__(9461);
// EXTERNAL MODULE: ./build/engine/stored-tasks.js
var stored_tasks = __webpack_require__(1683);
;// CONCATENATED MODULE: ./build/engine/unnoticed-end.js







function campaignsWithUnnoticedEnd(folder, known, facts) {
    const [latest, ...others] = known;
    if (latest === undefined || latest.complete || (facts.checkpoint?.jobs ?? 1) <= 1)
        return known;
    const counts = countSettled(folder, latest.id, facts);
    if (counts === null)
        return known;
    const { workflowRun, completedAt } = lastWork(folder, latest.id, facts.workflowRun);
    return [(0,campaign/* settleCampaign */.MJ)(latest, { counts, workflowRun, completedAt }), ...others];
}
function countSettled(folder, campaign, { tasks, history, maxAttempts }) {
    const counts = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
    let removed = 0;
    (0,stored_tasks/* readStoredHashes */.Y)(folder.paths.tasks, (hash) => {
        counts.total += 1;
        const index = tasks.hashes.find(hash);
        if (index === -1)
            removed += 1;
        else
            counts[(0,core_history/* standingOf */.YP)(history.at(index), maxAttempts)] += 1;
        return counts.outstanding === 0;
    });
    if (counts.outstanding > 0 || counts.total === 0)
        return null;
    if (removed === 0)
        return counts;
    const last = (0,stored_tasks/* readStoredTasks */.G)(folder.paths.tasks);
    const known = folder.readHistory(campaign, new core_history/* ListHistory */.tX(last)).history;
    const all = (0,tally/* countTasks */.g6)((0,split/* wholeOf */.l2)(last.count), known, maxAttempts);
    return all.outstanding === 0 ? all : null;
}
function lastWork(folder, campaign, present) {
    let last = { workflowRun: "", completedAt: "" };
    let isPresent = false;
    const note = (row, at) => {
        if (row.campaign !== campaign)
            return;
        const workflowRun = (0,workflow_run/* workflowRunOf */.o)(row.run);
        isPresent ||= workflowRun === present;
        if (at > last.completedAt)
            last = { workflowRun, completedAt: at };
    };
    (0,read_history/* readLedger */.SC)(folder.paths.results, (row) => note(row, row.started_at));
    (0,read_history/* readSidecar */.YD)(folder.paths.failures, (row) => note(row, row.at));
    return isPresent ? { ...last, workflowRun: present } : last;
}

;// CONCATENATED MODULE: ./build/engine/prepare.js










function prepareState(folder, facts) {
    const { config, tasks, identity, now } = facts;
    const { paths } = folder;
    const checkpoint = folder.readCheckpoint();
    const known = checkpoint?.campaigns ?? folder.campaignsOfRows();
    folder.openJournals();
    const warnings = [];
    const latest = known[0]?.id ?? campaignOf(config, identity, { known, now, paths });
    let read = folder.readHistory(latest, new core_history/* ListHistory */.tX(tasks));
    const { maxAttempts } = config;
    const { workflowRun } = identity;
    const before = campaignsWithUnnoticedEnd(folder, known, {
        checkpoint,
        tasks,
        history: read.history,
        maxAttempts,
        workflowRun,
    });
    const id = campaignOf(config, identity, { known: before, now, paths });
    const isNew = before[0]?.id !== id;
    const campaigns = isNew ? folder.rollOver(withRuns(before, paths), id) : before;
    if (isNew && latest !== id)
        read = folder.readHistory(id, new core_history/* ListHistory */.tX(tasks));
    warnings.push(...skippedWarnings(read.skipped));
    const arePublic = folder.writeTasks(tasks);
    const completedAt = campaigns[0]?.completed_at ?? null;
    const part = (0,plan_file/* partOf */.BU)(tasks, {
        job: config.job,
        plan: (0,plan_file/* readPlan */.m3)(folder.paths.plan, { campaign: id, identity, completedAt }),
    });
    const listed = (0,core_history/* computeOutstanding */.os)(part, { history: read.history, maxAttempts });
    const outstanding = config.concurrency > 1 ? (0,order/* orderStarts */.k)(listed, durationsOf(tasks, listed, paths), config.concurrency) : listed;
    const campaign = campaigns[0] ?? { id, complete: false, completed_run: null, completed_at: null };
    const durationsS = read.durationsS.length > 0 ? read.durationsS : (checkpoint?.durations_s ?? []);
    const { history } = read;
    return { campaign, campaigns, checkpoint, isNew, history, part, outstanding, durationsS, arePublic, warnings };
}
function prepare(folder, facts) {
    const { tasks, config } = facts;
    const state = prepareState(folder, facts);
    const known = { history: state.history, maxAttempts: config.maxAttempts };
    return {
        ...state,
        total: tasks.count,
        isInPart: (0,plan_file/* partPredicate */.P1)(state.part, tasks, (id) => folder.publicName(id)),
        outstanding: (0,core_history/* takeOutstanding */.S$)(tasks, state.outstanding, known),
    };
}
function campaignOf(config, identity, facts) {
    const { known, now, paths } = facts;
    const rule = (0,campaign/* campaignRule */.Rk)(config.campaign, identity.trigger);
    const { workflowRun } = identity;
    const hasBegun = (campaign) => !(0,run_identity/* isLocal */.I)(workflowRun) &&
        ((0,plan_file/* readPlan */.m3)(paths.plan, { campaign, identity, completedAt: null }) !== null ||
            (0,job_runs/* readWorkflowRuns */.mt)(paths.events, campaign).includes(workflowRun));
    return (0,campaign/* campaignId */.q3)(rule, known, { at: now, workflowRun, hasBegun });
}
function countStored(folder, tasks, run) {
    const { config, identity, now } = run;
    const { paths } = folder;
    const known = folder.readCheckpoint()?.campaigns ?? folder.campaignsOfRows();
    const campaign = campaignOf(config, identity, { known, now, paths });
    const completedAt = known.find(({ id }) => id === campaign)?.completed_at ?? null;
    const part = (0,plan_file/* partOf */.BU)(tasks, { job: config.job, plan: (0,plan_file/* readPlan */.m3)(paths.plan, { campaign, identity, completedAt }) });
    const { history } = folder.readHistory(campaign, new core_history/* ListHistory */.tX(tasks));
    return (0,tally/* countTasks */.g6)(part, history, config.maxAttempts);
}
function withRuns(known, paths) {
    const [latest, ...others] = known;
    if (latest === undefined)
        return known;
    const worked = (0,job_runs/* readWorkflowRuns */.mt)(paths.events, latest.id).filter((run) => !(0,run_identity/* isLocal */.I)(run));
    const runs = [...new Set([...(latest.runs ?? []), ...worked])].slice(-format/* RUNS_KEPT */.QF);
    return runs.length === 0 ? known : [{ ...latest, runs }, ...others];
}
function durationsOf(tasks, outstanding, paths) {
    const weightOf = tasks.hasWeights ? (index) => tasks.weightAt(index) : null;
    const recorded = new Map();
    let wanted = null;
    if (outstanding.length < 2)
        return weightOf;
    (0,read_history/* readLedger */.SC)(paths.baseline, (row) => {
        wanted ??= new Set(Array.from(outstanding, (index) => tasks.idAt(index)));
        if (wanted.has(row.id))
            recorded.set(row.id, row.duration_s);
    });
    if (recorded.size === 0)
        return weightOf;
    return (index) => recorded.get(tasks.idAt(index)) ?? tasks.weightAt(index);
}
function skippedWarnings(skipped) {
    const warnings = [];
    if (skipped.broken > 0)
        warnings.push(`${count(skipped.broken, "line")} of the state skipped: torn or foreign`);
    if (skipped.newer > 0) {
        warnings.push(`${count(skipped.newer, "row")} of the state left unread: written by a newer Carryover`);
    }
    return warnings;
}
function count(amount, noun) {
    return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}


/***/ }),

/***/ 541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GA: () => (/* binding */ sidecarRow),
/* harmony export */   gt: () => (/* binding */ ledgerRow),
/* harmony export */   vk: () => (/* binding */ Recorder)
/* harmony export */ });
/* unused harmony export remember */
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5079);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9058);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1839);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8032);




class Recorder {
    #store;
    #origin;
    #history;
    #warn;
    #unstored = [];
    #hasWarned = false;
    constructor(store, origin, history, warn) {
        this.#store = store;
        this.#origin = origin;
        this.#history = history;
        this.#warn = warn;
    }
    result(settlement) {
        const row = ledgerRow(settlement, this.#origin);
        if (row !== null)
            this.#write({ kind: "result", row });
    }
    failure(settlement) {
        const row = sidecarRow(settlement, this.#origin);
        if (row !== null)
            this.#write({ kind: "failure", row });
    }
    hold(settlement) {
        const row = sidecarRow(settlement, this.#origin);
        if (row !== null)
            this.#write({ kind: "hold", row });
    }
    release() {
        this.#write({ kind: "release" });
    }
    get unstoredCount() {
        return this.#unstored.filter(({ kind }) => kind === "result" || kind === "failure").length;
    }
    flush() {
        while (this.#unstored.length > 0) {
            const entry = this.#unstored[0];
            if (entry === undefined || !this.#stores(entry))
                return;
            this.#unstored.shift();
        }
    }
    #write(entry) {
        this.#unstored.push(entry);
        this.flush();
    }
    #stores(entry) {
        try {
            this.#carryOut(entry);
        }
        catch (error) {
            if (!this.#hasWarned)
                this.#warn(`results cannot be written and are kept in memory: ${(0,_core_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A)(error)}`);
            this.#hasWarned = true;
            return false;
        }
        if (entry.kind === "result" || entry.kind === "failure")
            remember(this.#history, entry);
        return true;
    }
    #carryOut(entry) {
        switch (entry.kind) {
            case "result":
                this.#store.appendResult(entry.row);
                return;
            case "failure":
                this.#store.appendFailure(entry.row);
                return;
            case "hold":
                this.#store.holdFailure(entry.row);
                return;
            case "release":
                this.#store.releaseHeld();
                return;
            default:
                (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_1__/* .unreachable */ .H)(entry);
        }
    }
}
function remember(history, stored) {
    const before = history.get(stored.row.hash);
    if (before?.kind === "result")
        return;
    if (stored.kind === "result") {
        history.set(stored.row.hash, { kind: "result", status: stored.row.status });
        return;
    }
    if (stored.row.terminal)
        history.set(stored.row.hash, { kind: "terminal", class: stored.row.class });
    else if (before?.kind !== "terminal") {
        history.set(stored.row.hash, { kind: "attempts", count: (before?.count ?? 0) + 1 });
    }
}
function ledgerRow(settlement, origin) {
    const { outcome, pending, startedAt } = settlement;
    if (outcome.class !== "graded")
        return null;
    const { score, scores, metrics, output } = outcome.row ?? {};
    return {
        v: 1,
        campaign: origin.campaign,
        id: pending.task.id,
        hash: pending.task.hash,
        status: outcome.status,
        ...(score === undefined ? {} : { score }),
        ...(scores === undefined ? {} : { scores }),
        ...(metrics === undefined ? {} : { metrics }),
        ...(output === undefined ? {} : { output }),
        attempt: pending.attempt,
        run: origin.run,
        job: origin.job,
        started_at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .iso */ .K)(startedAt),
        duration_s: Math.max(0, Math.round(settlement.durationMs) / 1_000),
    };
}
function sidecarRow(settlement, origin) {
    const { outcome, pending, at } = settlement;
    switch (outcome.class) {
        case "graded":
        case "rate_limited":
        case "kill_shaped":
        case "unfinished":
            return null;
        default: {
            const { limit } = outcome;
            const failure = outcome.class;
            return {
                v: 1,
                campaign: origin.campaign,
                id: pending.task.id,
                hash: pending.task.hash,
                class: failure,
                terminal: (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .isTerminal */ .H)(failure),
                message: outcome.message,
                exit_code: outcome.exitCode,
                signal: outcome.signal,
                attempt: pending.attempt,
                run: origin.run,
                job: origin.job,
                at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .iso */ .K)(at),
                ...(limit === undefined
                    ? {}
                    : { rate_limit: { kind: limit.kind, form: limit.form, evidence: limit.evidence } }),
            };
        }
    }
}


/***/ }),

/***/ 9602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ru: () => (/* binding */ allowedNames),
/* harmony export */   TJ: () => (/* binding */ lanesOf),
/* harmony export */   f5: () => (/* binding */ settingsOf),
/* harmony export */   k7: () => (/* binding */ commandForm)
/* harmony export */ });
/* unused harmony exports concurrencyOf, maxFailuresOf */
/* harmony import */ var _core_lane_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(130);
/* harmony import */ var _circuits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4747);


const CANCEL_GRACE_MS = 3_000;
function settingsOf({ config, prepared, startedAt }) {
    return {
        concurrency: concurrencyOf(config),
        shardSize: config.shardSize,
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
function lanesOf({ prepared, startedAt, config }, concurrency) {
    const byProvider = new Map();
    for (const [position, { task, attempt }] of prepared.outstanding.entries()) {
        const pending = { task, position, attempt, kills: 0, capRounds: 0, alone: false };
        const lane = byProvider.get(task.provider);
        if (lane)
            lane.push(pending);
        else
            byProvider.set(task.provider, [pending]);
    }
    return [...byProvider].map(([provider, pending]) => (0,_core_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .openLane */ .BH)(provider, pending, {
        ceiling: concurrency,
        learnedLimit: prepared.isNew ? null : (0,_circuits_js__WEBPACK_IMPORTED_MODULE_1__/* .restoreLimit */ .kH)(prepared.checkpoint, provider),
        circuit: (0,_circuits_js__WEBPACK_IMPORTED_MODULE_1__/* .restoreCircuit */ .wl)(prepared.checkpoint, provider, startedAt),
        preflight: config.preflight !== null,
    }));
}
function allowedNames(env) {
    return env.kind === "inherit" ? "inherit" : env.names;
}
function commandForm(command) {
    return command.kind === "shell" ? { kind: "shell", command: command.text } : command;
}


/***/ }),

/***/ 5042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ listenForSignals)
/* harmony export */ });
/* harmony import */ var _core_signal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1888);

function listenForSignals() {
    let handle = null;
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
        process.on(signal, () => {
            if (handle === null)
                process.exit(_core_signal_js__WEBPACK_IMPORTED_MODULE_0__/* .SIGNAL_EXIT */ .K[signal]);
            handle(signal);
        });
    }
    return (handler) => {
        handle = handler;
    };
}


/***/ }),

/***/ 3804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ nameFor),
/* harmony export */   Y: () => (/* binding */ refuseOtherState)
/* harmony export */ });
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7756);
/* harmony import */ var _store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(573);


function refuseOtherState(folder, name) {
    const other = (0,_store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_0__/* .otherName */ .sW)(folder.readCheckpoint(), name);
    if (other === null || name === null)
        return;
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`Expected the state of \`${name}\` in the state folder ${folder.paths.root}, found that of \`${other}\`: ` +
        "two evaluations in one folder would take each other's results for their own. " +
        `Give this one a folder of its own, such as \`state-dir: .carryover-${name.replace(/[^\w.-]/g, "-")}\` beside \`name: ${name}\`; ` +
        `or \`name: ${other}\`, to go on with that state.`);
}
function nameFor(name, before) {
    const known = name ?? before?.name;
    return known === undefined ? {} : { name: known };
}


/***/ }),

/***/ 2419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bw: () => (/* binding */ mayHoldLeftovers),
/* harmony export */   Dx: () => (/* binding */ takeOverLeft),
/* harmony export */   z8: () => (/* binding */ takeOverFacts)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _core_alike_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(214);
/* harmony import */ var _core_classify_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5950);
/* harmony import */ var _run_inbox_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4238);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8617);
/* harmony import */ var _tasks_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4542);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2768);
/* harmony import */ var _recorder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(541);








function mayHoldLeftovers({ inbox }) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(inbox).length > 0;
    }
    catch {
        return false;
    }
}
function takeOverFacts(paths, run) {
    const { config, context, now } = run;
    return {
        loadDetector: async () => (await context.loadDetector())(now),
        campaignOfNone: () => (0,_prepare_js__WEBPACK_IMPORTED_MODULE_5__/* .campaignOf */ .Ii)(config, context.identity, { known: [], now, paths }),
        orphans: context.orphans ?? "stop",
    };
}
async function takeOverLeft(folder, facts) {
    const { paths } = folder;
    if (facts.orphans === "stop")
        await (0,_run_inbox_js__WEBPACK_IMPORTED_MODULE_2__/* .stopOrphans */ ._E)(paths.inbox);
    const leftovers = (0,_run_inbox_js__WEBPACK_IMPORTED_MODULE_2__/* .findLeftovers */ .Q_)(paths.inbox).map((leftover) => ({ ...leftover, hashes: hashesOf(leftover.tasks) }));
    if (leftovers.length === 0 && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.held))
        return { rows: 0, warnings: [] };
    folder.openJournals();
    try {
        const held = takeOverHeld(folder);
        if (leftovers.length === 0) {
            folder.releaseHeld();
            return { rows: held.charged, warnings: toldOf(held.charged) };
        }
        const campaign = campaignIn(folder) ?? facts.campaignOfNone();
        const detector = await facts.loadDetector();
        const taker = new RowTaker(folder, {
            done: (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .findResults */ .CM)(paths.results, campaign, new Set(leftovers.flatMap(({ hashes }) => [...hashes.values()]))),
            known: held.known ?? sidecarKeys(paths.failures),
        });
        const warnings = [];
        for (const { meta, tasks, hashes, read, remove } of leftovers) {
            const jsons = new Map(tasks.map((task) => [task.id, task.json]));
            const left = await read(folder.redactor);
            warnings.push(...left.warnings);
            for (const row of left.rows) {
                const [hash, json] = [hashes.get(row.id), jsons.get(row.id)];
                if (hash === undefined || json === undefined)
                    continue;
                taker.take(settlementOf(row, { meta, hash, json, detector }), { campaign, run: meta.run, job: meta.job });
            }
            remove();
        }
        folder.releaseHeld();
        const rows = held.charged + taker.rows;
        return { rows, warnings: [...warnings, ...toldOf(rows)] };
    }
    finally {
        folder.closeJournals();
    }
}
function campaignIn(folder) {
    const known = folder.readCheckpoint()?.campaigns ?? folder.campaignsOfRows();
    return known[0]?.id ?? null;
}
function toldOf(rows) {
    return rows === 0 ? [] : [`${rows} ${rows === 1 ? "row" : "rows"} of a killed run taken over`];
}
function hashesOf(tasks) {
    return new Map(tasks.map(({ id, json }) => [id, (0,_tasks_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__/* .hashOf */ .qQ)(JSON.parse(json))]));
}
function settlementOf(row, of) {
    const { meta, hash, json, detector } = of;
    return {
        key: meta.key,
        pending: {
            task: { id: row.id, hash, json, provider: "" },
            position: 0,
            attempt: meta.attempt,
            kills: 0,
            capRounds: 0,
            alone: false,
        },
        outcome: (0,_core_classify_js__WEBPACK_IMPORTED_MODULE_1__/* .classifyRow */ .n$)(row, detector),
        startedAt: meta.startedAt,
        at: meta.startedAt,
        durationMs: 0,
    };
}
class RowTaker {
    #folder;
    #done;
    #known;
    rows = 0;
    constructor(folder, stored) {
        this.#folder = folder;
        this.#done = stored.done;
        this.#known = stored.known;
    }
    take(settlement, origin) {
        const { hash } = settlement.pending.task;
        if (this.#done.has(hash))
            return;
        const result = (0,_recorder_js__WEBPACK_IMPORTED_MODULE_6__/* .ledgerRow */ .gt)(settlement, origin);
        if (result !== null) {
            this.#done.add(hash);
            this.#folder.appendResult(result);
            this.rows += 1;
        }
        const failure = (0,_recorder_js__WEBPACK_IMPORTED_MODULE_6__/* .sidecarRow */ .GA)(settlement, origin);
        if (failure !== null && !this.#known.has(sidecarKey(failure))) {
            this.#known.add(sidecarKey(failure));
            this.#folder.appendFailure(failure);
            this.rows += 1;
        }
    }
}
function takeOverHeld(folder) {
    const held = [];
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .readSidecar */ .YD)(folder.paths.held, (row) => held.push(row));
    if (held.length === 0)
        return { charged: 0, known: null };
    const known = sidecarKeys(folder.paths.failures);
    const verdicts = (0,_core_alike_js__WEBPACK_IMPORTED_MODULE_7__/* .areCharged */ .dJ)(held.map((row) => ({ ...row, exitCode: row.exit_code, task: row.hash })));
    let charged = 0;
    for (const [index, row] of held.entries()) {
        if (known.has(sidecarKey(row)))
            continue;
        known.add(sidecarKey(row));
        if (verdicts[index] !== true)
            continue;
        folder.appendFailure(row);
        charged += 1;
    }
    return { charged, known };
}
function sidecarKeys(path) {
    const keys = new Set();
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .readSidecar */ .YD)(path, (row) => keys.add(sidecarKey(row)));
    return keys;
}
function sidecarKey(row) {
    return `${row.hash} ${(0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .attemptKey */ .jX)(row)}`;
}


/***/ }),

/***/ 2202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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

/***/ 4238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DM: () => (/* binding */ inboxPair),
/* harmony export */   Q_: () => (/* binding */ findLeftovers),
/* harmony export */   UJ: () => (/* binding */ removeRows),
/* harmony export */   Y3: () => (/* binding */ prepareInbox),
/* harmony export */   _E: () => (/* binding */ stopOrphans),
/* harmony export */   nM: () => (/* binding */ removeFile),
/* harmony export */   z6: () => (/* binding */ taskLines)
/* harmony export */ });
/* unused harmony exports writeTasks, removePair */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3798);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7756);
/* harmony import */ var _kill_posix_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5838);
/* harmony import */ var _row_collector_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8586);






const TASKS_SUFFIX = ".tasks.jsonl";
const RESULTS_SUFFIX = ".results.jsonl";
const SEPARATOR = "~";
const NAME_LIMIT = 230;
function prepareInbox(folder) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    }
    catch (error) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`Expected to make the folder \`${folder}\` for the children's results: ${String(error)}. Check \`state-dir\` and its permissions.`);
    }
}
function inboxPair(folder, meta) {
    const stem = `${folder}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}${encodeName(meta)}`;
    return { tasksFile: `${stem}${TASKS_SUFFIX}`, resultsFile: `${stem}${RESULTS_SUFFIX}` };
}
function writeTasks(pair, tasks) {
    writeFileSync(pair.tasksFile, taskLines(tasks));
}
function taskLines(tasks) {
    return tasks.map((task) => `${task.json}\n`).join("");
}
function removePair(pair) {
    removeRows(pair);
    removeFile(pair.tasksFile);
}
function removeRows({ resultsFile }) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(resultsFile, { throwIfNoEntry: false }) !== undefined)
        removeFile(resultsFile);
}
function removeFile(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(path);
    }
    catch {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
    }
}
function encodeName(meta) {
    const parts = [meta.runMarker, meta.key, meta.run, meta.job, String(meta.attempt), String(meta.startedAt)];
    const name = parts.map(encodePart).join(SEPARATOR);
    if (name.length > NAME_LIMIT)
        throw new Error(`The name of an attempt is too long for a file: ${name}`);
    return name;
}
function encodePart(part) {
    return part.replace(/[^A-Za-z0-9.-]/gu, (character) => [...Buffer.from(character)].map((byte) => `_${byte.toString(16).padStart(2, "0")}`).join(""));
}
function decodePart(part) {
    return Buffer.from(part.replace(/_([0-9a-f]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))), "latin1").toString("utf8");
}
function decodeName(name) {
    const parts = name.split(SEPARATOR).map(decodePart);
    const [runMarker, key, run, job, attemptText, startedText] = parts;
    if (parts.length !== 6 || !runMarker || !key || run === undefined || job === undefined)
        return null;
    const attempt = Number(attemptText);
    const startedAt = Number(startedText);
    if (!Number.isSafeInteger(attempt) || attempt < 1 || !Number.isFinite(startedAt))
        return null;
    return { runMarker, key, run, job, attempt, startedAt };
}
const LISTED_TASK = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1) });
const TASKS_BYTES_LIMIT = 256 * 1_048_576;
async function stopOrphans(folder) {
    const sweeper = (0,_kill_posix_js__WEBPACK_IMPORTED_MODULE_2__/* .createSweeper */ .SA)();
    await Promise.all([...metasIn(folder).values()].map((meta) => sweeper.sweep((0,_kill_posix_js__WEBPACK_IMPORTED_MODULE_2__/* .childMarker */ .n)(meta.runMarker, meta.key))));
}
function findLeftovers(folder) {
    const metas = metasIn(folder);
    removeStrays(folder, metas);
    const inOrder = [...metas].sort(([, a], [, b]) => a.startedAt - b.startedAt || (a.key < b.key ? -1 : 1));
    return inOrder.map(([stem, meta]) => {
        const pair = {
            tasksFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${stem}${TASKS_SUFFIX}`),
            resultsFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${stem}${RESULTS_SUFFIX}`),
        };
        const tasks = readTasks(pair.tasksFile);
        const ids = new Set(tasks.map((task) => task.id));
        const read = (redactor) => readRows(pair.resultsFile, ids, redactor);
        return { meta, tasks, read, remove: () => removePair(pair) };
    });
}
function metasIn(folder) {
    const metas = new Map();
    for (const name of namesIn(folder)) {
        const stem = name.endsWith(TASKS_SUFFIX) ? name.slice(0, -TASKS_SUFFIX.length) : null;
        const meta = stem === null ? null : decodeName(stem);
        if (stem !== null && meta !== null)
            metas.set(stem, meta);
    }
    return metas;
}
async function readRows(path, ids, redactor) {
    const warnings = [];
    const rows = [];
    if (ids.size === 0)
        return { rows, warnings };
    const collector = new _row_collector_js__WEBPACK_IMPORTED_MODULE_3__/* .RowCollector */ .K({ path, ids, redactor, warn: (message) => warnings.push(message) });
    for (;;) {
        const part = collector.read();
        for (const row of part.rows)
            rows.push(row);
        if (!part.mayHaveMore)
            break;
        await new Promise((resolve) => setImmediate(resolve));
    }
    for (const row of collector.finish())
        rows.push(row);
    return { rows, warnings };
}
function namesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    }
    catch {
        return [];
    }
}
function removeStrays(folder, metas) {
    for (const name of namesIn(folder)) {
        const stem = name.replace(/\.(?:tasks|results)\.jsonl$/, "");
        if (stem !== name && !metas.has(stem))
            removeFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
    }
}
function readTasks(path) {
    const tasks = [];
    for (const json of readRegular(path).split("\n").slice(0, -1)) {
        try {
            tasks.push({ id: LISTED_TASK.parse(JSON.parse(json)).id, json });
        }
        catch {
        }
    }
    return tasks;
}
function readRegular(path) {
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch {
        return "";
    }
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        return stat.isFile() && stat.size <= TASKS_BYTES_LIMIT ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8") : "";
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 5838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SA: () => (/* binding */ createSweeper),
/* harmony export */   b4: () => (/* binding */ MARKER_NAME),
/* harmony export */   i8: () => (/* binding */ signalGroup),
/* harmony export */   n: () => (/* binding */ childMarker),
/* harmony export */   u: () => (/* binding */ markerValue)
/* harmony export */ });
/* unused harmony export findMarked */
/* harmony import */ var _process_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6084);
/* harmony import */ var _processes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1679);


const MARKER_NAME = "CARRYOVER_MARKER";
function markerValue(outer, runMarker, key) {
    const kept = outer === undefined || outer.length > 2_000 ? "" : outer;
    return `${kept}${childMarker(runMarker, key)}`;
}
function childMarker(runMarker, key) {
    return `,${runMarker}:${key},`;
}
function signalGroup(leader, signal) {
    if (!(leader > 1))
        throw new Error(`No process group: ${leader}`);
    return _processes_js__WEBPACK_IMPORTED_MODULE_1__/* .systemProcesses */ .Q.signal(-leader, signal);
}
const SWEEP_ROUNDS = 20;
const QUIET_ROUNDS = 2;
const SWEEP_PAUSE_MS = 5;
const LOOK_AGE_MS = 50;
function createSweeper(processes = _processes_js__WEBPACK_IMPORTED_MODULE_1__/* .systemProcesses */ .Q, pause = () => new Promise((resolve) => setTimeout(resolve, SWEEP_PAUSE_MS))) {
    let batch = null;
    let look = { seenMs: Number.NEGATIVE_INFINITY, isOfThisTurn: false, table: new Map() };
    const lookAround = () => {
        const latest = { seenMs: performance.now(), isOfThisTurn: true, table: (0,_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .readTable */ .x)(processes) };
        setImmediate(() => {
            latest.isOfThisTurn = false;
        });
        look = latest;
    };
    const ask = () => {
        if (batch !== null)
            return batch;
        const asked = { signals: new Map(), markers: [], swept: [] };
        const done = new Promise((resolve) => setImmediate(resolve)).then(() => {
            batch = null;
            return carryOut(asked);
        });
        batch = { ...asked, done };
        return batch;
    };
    const carryOut = async ({ signals, markers, swept }) => {
        const treesFor = (wanted) => [...signals].flatMap(([tree, signal]) => (signal === wanted ? [tree] : []));
        const [killed, terminated] = [treesFor("SIGKILL"), treesFor("SIGTERM")];
        if (killed.length > 0)
            (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .killTrees */ .YO)(processes, killed);
        if (terminated.length > 0)
            (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .terminateTrees */ .xu)(processes, terminated);
        if (markers.length > 0)
            await sweepAll(processes, pause, markers, swept);
    };
    const sweep = async (marker, tree = null) => {
        const asked = ask();
        asked.markers.push(marker);
        if (tree !== null)
            asked.swept.push(tree);
        await asked.done;
    };
    return {
        isGroupAlive(tree) {
            const leader = (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .groupOf */ .F8)(processes, tree);
            if (leader === null)
                return false;
            const isShown = () => {
                (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .noteSeen */ .qr)(look.table, tree);
                return [...look.table.values()].some(({ group }) => group === leader);
            };
            if (performance.now() - look.seenMs <= LOOK_AGE_MS && isShown())
                return true;
            if (!look.isOfThisTurn)
                lookAround();
            return isShown() || look.table.size === 0;
        },
        end(tree, signal) {
            const { signals } = ask();
            if (signals.get(tree) !== "SIGKILL")
                signals.set(tree, signal);
        },
        killNow(trees) {
            if (trees.length > 0)
                (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .killTrees */ .YO)(processes, trees);
        },
        killGroup: (tree) => (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .killGroup */ .i0)(processes, tree),
        sweep,
        sweepRun: (runMarker) => sweep(`,${runMarker}:`),
    };
}
async function sweepAll(processes, pause, markers, trees) {
    const found = { leader: null, isReaped: true, seen: new Map() };
    let quietCount = 0;
    for (let round = 0; round < SWEEP_ROUNDS && quietCount < QUIET_ROUNDS; round += 1) {
        if (round > 0)
            await pause();
        for (const mark of findMarked(markers, processes))
            found.seen.set(mark.pid, mark);
        quietCount = (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .killTrees */ .YO)(processes, [found, ...trees]) ? 0 : quietCount + 1;
    }
}
function findMarked(markers, processes = _processes_js__WEBPACK_IMPORTED_MODULE_1__/* .systemProcesses */ .Q) {
    const found = [];
    for (const pid of processes.ids()) {
        const isMarked = () => carriesOneOf(processes.environment(pid), markers);
        const entry = isMarked() ? processes.read(pid) : null;
        if (entry !== null && isMarked())
            found.push(entry);
    }
    return found;
}
function carriesOneOf(environment, markers) {
    const name = `${MARKER_NAME}=`;
    const start = environment.startsWith(name) ? 0 : environment.indexOf(`\0${name}`);
    if (start < 0)
        return false;
    const end = environment.indexOf("\0", start + 1);
    const value = environment.slice(start, end < 0 ? undefined : end);
    return markers.some((marker) => value.includes(marker));
}


/***/ }),

/***/ 9174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ft: () => (/* binding */ isSame),
/* harmony export */   gO: () => (/* binding */ descendantsOf),
/* harmony export */   ky: () => (/* binding */ parseStat)
/* harmony export */ });
function parseStat(pid, stat) {
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ", 20);
    const [state, parent, group] = fields;
    const threadCount = fields[17];
    const startTicks = fields[19];
    if (startTicks === undefined || state === "X")
        return null;
    if (state === "Z" && !(Number(threadCount) > 1))
        return null;
    return { pid, parent: Number(parent), group: Number(group), startTicks };
}
function isSame(table, { pid, startTicks }) {
    return table.get(pid)?.startTicks === startTicks;
}
function descendantsOf(table, roots) {
    const childrenOf = new Map();
    for (const entry of table.values()) {
        const siblings = childrenOf.get(entry.parent);
        if (siblings === undefined)
            childrenOf.set(entry.parent, [entry]);
        else
            siblings.push(entry);
    }
    const found = [];
    const seen = new Set(roots);
    const open = [...seen];
    for (let parent = open.pop(); parent !== undefined; parent = open.pop()) {
        for (const entry of childrenOf.get(parent) ?? []) {
            if (seen.has(entry.pid))
                continue;
            seen.add(entry.pid);
            found.push(entry);
            open.push(entry.pid);
        }
    }
    return found;
}


/***/ }),

/***/ 6084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ groupOf),
/* harmony export */   YO: () => (/* binding */ killTrees),
/* harmony export */   g7: () => (/* binding */ treeOf),
/* harmony export */   i0: () => (/* binding */ killGroup),
/* harmony export */   qr: () => (/* binding */ noteSeen),
/* harmony export */   xu: () => (/* binding */ terminateTrees)
/* harmony export */ });
/* harmony import */ var _process_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9174);
/* harmony import */ var _processes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1679);


function treeOf(leader) {
    return { leader, isReaped: false, seen: new Map() };
}
const LOOKS_LIMIT = 20;
function terminateTrees(processes, trees) {
    const held = hold(processes, trees);
    const leaders = new Set(trees.map((tree) => groupOf(processes, tree)));
    for (const { pid, group } of held.toReversed())
        if (!leaders.has(group))
            processes.signal(pid, "SIGCONT");
    for (const leader of leaders) {
        if (leader === null)
            continue;
        const members = held.filter(({ group }) => group === leader);
        if (members.length === 0)
            processes.signal(-leader, "SIGTERM");
        members.sort((a, b) => Number(a.pid === leader) - Number(b.pid === leader));
        for (const { pid } of members) {
            processes.signal(pid, "SIGTERM");
            processes.signal(pid, "SIGCONT");
        }
        processes.signal(-leader, "SIGCONT");
    }
}
function killTrees(processes, trees) {
    const held = hold(processes, trees);
    for (const tree of trees)
        killGroup(processes, tree);
    for (const { pid } of held)
        processes.signal(pid, "SIGKILL");
    return held.length > 0;
}
function killGroup(processes, tree) {
    const leader = groupOf(processes, tree);
    if (leader !== null)
        processes.signal(-leader, "SIGKILL");
}
function groupOf(processes, tree) {
    const { leader } = tree;
    if (leader === null || !tree.isReaped)
        return leader;
    if (!processes.signal(-leader, 0) || processes.read(leader) !== null)
        tree.leader = null;
    return tree.leader;
}
function noteSeen(table, tree) {
    const { leader, isReaped, seen } = tree;
    if (leader !== null && !(isReaped && table.has(leader))) {
        for (const entry of table.values()) {
            if (entry.group === leader || entry.pid === leader)
                seen.set(entry.pid, entry);
        }
    }
    const roots = livingOf(table, tree).map(({ pid }) => pid);
    for (const entry of (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .descendantsOf */ .gO)(table, roots))
        seen.set(entry.pid, entry);
}
function livingOf(table, { seen }) {
    return [...seen.values()].flatMap((mark) => ((0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isSame */ .Ft)(table, mark) ? (table.get(mark.pid) ?? []) : []));
}
function hold(processes, trees) {
    if (processes.ids().length === 0)
        return [];
    for (const tree of trees) {
        const leader = groupOf(processes, tree);
        if (leader !== null)
            processes.signal(-leader, "SIGSTOP");
    }
    const stopped = new Map();
    const isStopped = ({ pid, startTicks }) => stopped.get(pid)?.startTicks === startTicks;
    for (let look = 1;; look += 1) {
        const table = (0,_processes_js__WEBPACK_IMPORTED_MODULE_0__/* .readTable */ .x)(processes);
        for (const tree of trees)
            noteSeen(table, tree);
        const living = [...new Set(trees.flatMap((tree) => livingOf(table, tree)))];
        const fresh = living.filter((mark) => !isStopped(mark));
        if (fresh.length === 0 || look === LOOKS_LIMIT)
            return living.filter(isStopped);
        for (const mark of fresh) {
            if (processes.read(mark.pid)?.startTicks !== mark.startTicks)
                continue;
            processes.signal(mark.pid, "SIGSTOP");
            stopped.set(mark.pid, mark);
        }
    }
}


/***/ }),

/***/ 1679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ systemProcesses),
/* harmony export */   x: () => (/* binding */ readTable)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _core_error_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4924);
/* harmony import */ var _process_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9174);



const systemProcesses = {
    ids() {
        try {
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)("/proc/self") !== String(process.pid))
                return [];
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)("/proc").map(Number).filter(isOthers);
        }
        catch {
            return [];
        }
    },
    read(pid) {
        try {
            return (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .parseStat */ .ky)(pid, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "latin1"));
        }
        catch {
            return null;
        }
    },
    environment(pid) {
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/environ`, "latin1");
        }
        catch {
            return "";
        }
    },
    signal(target, signal) {
        if (!Number.isInteger(target) || Math.abs(target) <= 1)
            throw new Error(`No process or group: ${target}`);
        try {
            process.kill(target, signal);
            return true;
        }
        catch (error) {
            return (0,_core_error_code_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .C)(error) === "EPERM";
        }
    },
};
function isOthers(pid) {
    return Number.isInteger(pid) && pid > 1 && pid !== process.pid;
}
function readTable(processes) {
    const table = new Map();
    for (const pid of processes.ids()) {
        const entry = processes.read(pid);
        if (entry !== null)
            table.set(pid, entry);
    }
    return table;
}


/***/ }),

/***/ 8586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ RowCollector)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/core/error-code.js
var error_code = __webpack_require__(4924);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(1839);
;// CONCATENATED MODULE: ./build/run/result-lines.js



const LINE_BYTES_LIMIT = 1_048_576;
const SLICE_BYTES = 4 * LINE_BYTES_LIMIT;
const NEWLINE = 10;
const SHORTAGES = new Set(["EMFILE", "ENFILE", "ENOMEM", "EAGAIN"]);
const SHORTAGE_LIMIT = 1_000;
const OPEN_FLAGS = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK;
class ResultLines {
    #path;
    #sink;
    #offset = 0;
    #lineCount = 0;
    #inode = 0;
    #isSkipping = false;
    #isRefused = false;
    #shortageCount = 0;
    #tail = "";
    constructor(path, sink) {
        this.#path = path;
        this.#sink = sink;
    }
    read() {
        const file = this.#open();
        if (file === "shortage")
            return true;
        if (file === null)
            return false;
        try {
            return this.#readFrom(file);
        }
        catch (error) {
            this.#refuse(`cannot be read (${(0,error_code/* errorCode */.C)(error) ?? (0,reason/* reasonOf */.A)(error)})`);
            return false;
        }
        finally {
            (0,external_node_fs_.closeSync)(file);
        }
    }
    finish() {
        if (this.#tail === "" || this.#isSkipping)
            return;
        this.#sink.line({ number: this.#lineCount + 1, text: this.#tail, isComplete: false });
        this.#tail = "";
    }
    #open() {
        try {
            const stat = (0,external_node_fs_.lstatSync)(this.#path, { throwIfNoEntry: false });
            if (stat === undefined)
                return null;
            if (stat.isFile() && stat.ino === this.#inode && stat.size === this.#offset) {
                this.#tail = "";
                return null;
            }
            if (!stat.isFile()) {
                this.#refuse(stat.isSymbolicLink() ? "is a symbolic link" : "is no regular file");
                return null;
            }
            return (0,external_node_fs_.openSync)(this.#path, OPEN_FLAGS);
        }
        catch (error) {
            const code = (0,error_code/* errorCode */.C)(error) ?? (0,reason/* reasonOf */.A)(error);
            if (SHORTAGES.has(code) && this.#shortageCount < SHORTAGE_LIMIT) {
                this.#shortageCount += 1;
                return "shortage";
            }
            if (code !== "ENOENT")
                this.#refuse(code === "ELOOP" ? "is a symbolic link" : `cannot be opened (${code})`);
            return null;
        }
    }
    #refuse(problem) {
        if (!this.#isRefused)
            this.#sink.refused(problem);
        this.#isRefused = true;
    }
    #readFrom(file) {
        const stat = (0,external_node_fs_.fstatSync)(file);
        if (!stat.isFile()) {
            this.#refuse("is no regular file");
            return false;
        }
        if (this.#wasRewritten(file, stat)) {
            this.#offset = 0;
            this.#lineCount = 0;
            this.#isSkipping = false;
            this.#sink.rewritten();
        }
        this.#inode = stat.ino;
        const available = stat.size - this.#offset;
        if (available <= 0) {
            this.#tail = "";
            return false;
        }
        const slice = Buffer.allocUnsafe(Math.min(available, SLICE_BYTES));
        const length = readFully(file, slice, this.#offset);
        this.#take(slice.subarray(0, length));
        return length === SLICE_BYTES;
    }
    #wasRewritten(file, stat) {
        if (this.#offset === 0)
            return false;
        if (stat.ino !== this.#inode || stat.size < this.#offset)
            return true;
        if (this.#isSkipping)
            return false;
        const before = Buffer.allocUnsafe(1);
        return readFully(file, before, this.#offset - 1) === 1 && before[0] !== NEWLINE;
    }
    #take(bytes) {
        let start = 0;
        for (;;) {
            const end = bytes.indexOf(NEWLINE, start);
            if (end < 0)
                break;
            this.#lineCount += 1;
            if (this.#isSkipping)
                this.#isSkipping = false;
            else if (end - start > LINE_BYTES_LIMIT)
                this.#sink.tooLong(this.#lineCount);
            else
                this.#sink.line({ number: this.#lineCount, text: bytes.toString("utf8", start, end), isComplete: true });
            start = end + 1;
        }
        const rest = bytes.length - start;
        this.#tail = "";
        if (this.#isSkipping) {
            start = bytes.length;
        }
        else if (rest > LINE_BYTES_LIMIT) {
            this.#sink.tooLong(this.#lineCount + 1);
            this.#isSkipping = true;
            start = bytes.length;
        }
        else if (rest > 0) {
            this.#tail = bytes.toString("utf8", start);
        }
        this.#offset += start;
    }
}
function readFully(file, buffer, position) {
    let length = 0;
    while (length < buffer.length) {
        const count = (0,external_node_fs_.readSync)(file, buffer, length, buffer.length - length, position + length);
        if (count === 0)
            break;
        length += count;
    }
    return length;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 10 modules
var schemas = __webpack_require__(3798);
;// CONCATENATED MODULE: ./build/run/result-row.js

const STATUS = schemas/* enum */.k5n(["passed", "failed", "skipped", "error"]);
const ROW_ERROR = schemas/* object */.Ikc({
    type: schemas/* string */.YjP().nullish(),
    message: schemas/* string */.YjP().nullish(),
    is_retryable: schemas/* boolean */.zMY().nullish(),
    status_code: schemas/* number */.aig().nullish(),
    retry_after_seconds: schemas/* number */.aig().nullish(),
    reset_at: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).nullish(),
});
const RATE_LIMIT = schemas/* object */.Ikc({
    kind: schemas/* string */.YjP().nullish(),
    message: schemas/* string */.YjP().nullish(),
    retry_after_seconds: schemas/* number */.aig().nullish(),
    reset_at: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).nullish(),
});
const OPTIONAL_FIELDS = {
    score: schemas/* number */.aig().nullish(),
    scores: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig()).nullish(),
    metrics: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).nullish(),
    output: schemas/* unknown */.L5J().optional(),
    error: ROW_ERROR.nullish(),
    rate_limit: RATE_LIMIT.nullish(),
};
const CORE = schemas/* object */.Ikc({ id: schemas/* string */.YjP().min(1), status: STATUS });
const ROW = CORE.extend(OPTIONAL_FIELDS);
const EXPECTED = 'expected {"id": string, "status": "passed" | "failed" | "skipped" | "error", …}';
const NESTING_LIMIT = 500;
function parseResultRow(line) {
    const oddities = [];
    const value = parseLine(line, oddities);
    if (value === undefined)
        return { kind: "malformed", problem: `no JSON; ${EXPECTED}` };
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
        return { kind: "malformed", problem: `no JSON object; ${EXPECTED}` };
    }
    const fields = { ...value };
    if (isNestedTooDeep(line)) {
        for (const name of ["output", "metrics"])
            delete fields[name];
        oddities.push(`output and metrics are left out: nested deeper than ${NESTING_LIMIT} levels`);
    }
    const parsed = ROW.safeParse(fields);
    if (parsed.success)
        return { kind: "row", row: toRow(parsed.data), oddities };
    const mended = mend(fields, oddities);
    return mended === null
        ? { kind: "malformed", problem: describeCore(fields) }
        : { kind: "row", row: toRow(mended), oddities };
}
function parseLine(line, oddities) {
    try {
        return JSON.parse(line);
    }
    catch {
        const { text, tokens } = withoutBareNumbers(line);
        if (tokens.length === 0)
            return undefined;
        try {
            const value = JSON.parse(text);
            oddities.push(`${[...new Set(tokens)].join(", ")} is no JSON number and is read as null`);
            return value;
        }
        catch {
            return undefined;
        }
    }
}
const STRING_OR_TOKEN = /"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g;
function withoutBareNumbers(line) {
    const tokens = [];
    const text = line.replace(STRING_OR_TOKEN, (match) => {
        if (match.startsWith('"'))
            return match;
        tokens.push(match);
        return "null";
    });
    return { text, tokens };
}
function isNestedTooDeep(line) {
    if (line.length < 2 * NESTING_LIMIT)
        return false;
    let depth = 0;
    let inString = false;
    for (let at = 0; at < line.length; at += 1) {
        const code = line.charCodeAt(at);
        if (inString) {
            if (code === 92)
                at += 1;
            else if (code === 34)
                inString = false;
        }
        else if (code === 34)
            inString = true;
        else if (code === 91 || code === 123) {
            depth += 1;
            if (depth > NESTING_LIMIT)
                return true;
        }
        else if (code === 93 || code === 125)
            depth -= 1;
    }
    return false;
}
function mend(fields, oddities) {
    const id = typeof fields.id === "number" ? String(fields.id) : fields.id;
    const core = CORE.safeParse({ id, status: fields.status });
    if (!core.success)
        return null;
    const row = { ...core.data };
    for (const [name, schema] of Object.entries(OPTIONAL_FIELDS)) {
        const value = mendField(name, fields[name], oddities);
        const parsed = schema.safeParse(value);
        if (parsed.success)
            row[name] = parsed.data;
        else
            oddities.push(`${name} is left out: ${describe(value)} is not what it should be`);
    }
    return ROW.parse(row);
}
function mendField(name, value, oddities) {
    switch (name) {
        case "scores":
            return keepEntries(name, value, {
                isKept: (entry) => typeof entry === "number" && Number.isFinite(entry),
                oddities,
            });
        case "error":
            return typeof value === "string" ? { message: value } : mendObject(name, value, ROW_ERROR.shape, oddities);
        case "rate_limit":
            return mendObject(name, value, RATE_LIMIT.shape, oddities);
        default:
            return value;
    }
}
function keepEntries(name, value, options) {
    if (typeof value !== "object" || value === null || Array.isArray(value))
        return value;
    const entries = Object.entries(value);
    const kept = entries.filter(([, entry]) => options.isKept(entry));
    const odd = entries.filter(([, entry]) => entry !== null && !options.isKept(entry)).map(([key]) => key);
    if (odd.length > 0)
        options.oddities.push(`${name} without ${odd.slice(0, 5).join(", ")}: no numbers`);
    return Object.fromEntries(kept);
}
function mendObject(name, value, shape, oddities) {
    if (typeof value !== "object" || value === null || Array.isArray(value))
        return value;
    const given = { ...value };
    const kept = {};
    for (const [key, schema] of Object.entries(shape)) {
        const candidates = [given[key], numberIn(given[key])];
        const fitting = candidates.find((candidate) => schema.safeParse(candidate).success);
        if (fitting !== undefined)
            kept[key] = fitting;
        else if (given[key] !== undefined)
            oddities.push(`${name}.${key} is left out: ${describe(given[key])} is not what it should be`);
    }
    return kept;
}
function numberIn(value) {
    const isNumeric = typeof value === "string" && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value);
    return isNumeric ? Number(value) : undefined;
}
function toRow(parsed) {
    const row = { id: parsed.id, status: parsed.status };
    if (parsed.score != null)
        row.score = parsed.score;
    if (parsed.scores != null)
        row.scores = parsed.scores;
    if (parsed.metrics != null)
        row.metrics = parsed.metrics;
    if (parsed.output != null)
        row.output = parsed.output;
    const error = rowError(parsed);
    if (error !== null)
        row.error = error;
    return row;
}
function rowError(parsed) {
    const given = parsed.error == null ? null : withoutNulls(parsed.error);
    if (parsed.rate_limit == null)
        return given;
    const { kind, ...limit } = withoutNulls(parsed.rate_limit);
    return {
        type: TYPE_OF_LIMIT.get(kind ?? "") ?? "rate_limit_error",
        message: `rate limit${kind === undefined ? "" : ` (${kind})`}`,
        status_code: 429,
        ...limit,
        ...given,
    };
}
const TYPE_OF_LIMIT = new Map([
    ["stop", "insufficient_quota"],
    ["quota", "insufficient_quota"],
]);
function withoutNulls(value) {
    return Object.fromEntries(Object.entries(value).filter(([, field]) => field != null));
}
function describeCore(fields) {
    const { id } = fields;
    return typeof id === "string" && id !== ""
        ? `status is ${describe(fields.status)}; ${EXPECTED}`
        : `id is ${describe(id)}; ${EXPECTED}`;
}
function describe(value) {
    if (value === undefined)
        return "missing";
    const text = typeof value === "number" ? String(value) : (JSON.stringify(value) ?? typeof value);
    return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

;// CONCATENATED MODULE: ./build/run/row-collector.js


const WARNINGS_LIMIT = 10;
class RowCollector {
    #ids;
    #redactor;
    #warn;
    #lines;
    #seen = new Map();
    #rows = [];
    #warningCount = 0;
    #badRow = null;
    constructor(options) {
        this.#ids = options.ids;
        this.#redactor = options.redactor;
        this.#warn = options.warn;
        const sink = {
            line: (line) => this.#take(line),
            tooLong: (number) => this.#refuse(`line ${number} is longer than ${LINE_BYTES_LIMIT} bytes and is skipped`),
            rewritten: () => {
                for (const id of this.#seen.keys())
                    this.#seen.set(id, true);
            },
            refused: (problem) => this.#refuse(`the file ${problem}; its rows are not read`),
        };
        this.#lines = new ResultLines(options.path, sink);
    }
    get badRow() {
        return this.#badRow;
    }
    read() {
        const mayHaveMore = this.#lines.read();
        return { rows: this.#takeRows(), mayHaveMore };
    }
    finish() {
        this.#lines.finish();
        const suppressed = this.#warningCount - WARNINGS_LIMIT;
        if (suppressed > 0)
            this.#warn(`${this.#name()}: ${suppressed} further problems, not listed.`);
        return this.#takeRows();
    }
    #takeRows() {
        const rows = this.#rows;
        if (rows.length > 0)
            this.#rows = [];
        return rows;
    }
    #take(line) {
        const text = line.number === 1 ? line.text.replace(/^\uFEFF/, "") : line.text;
        if (text.trim() === "")
            return;
        const reading = this.#read(text);
        if (reading.kind === "malformed") {
            const torn = line.isComplete ? "" : " (the line has no end)";
            this.#refuse(`line ${line.number} is no result row${torn} and is ignored: ${reading.problem}`);
            return;
        }
        const { row, oddities } = reading;
        if (!this.#ids.has(row.id)) {
            this.#refuse(`line ${line.number} names the task ${quote(row.id)}, which this child was not given; it is ignored`);
            return;
        }
        const wasBeforeRewrite = this.#seen.get(row.id);
        if (wasBeforeRewrite !== undefined) {
            this.#seen.set(row.id, false);
            if (!wasBeforeRewrite)
                this.#complain(`line ${line.number} is a second row of the task ${quote(row.id)}; the first one counts`);
            return;
        }
        this.#seen.set(row.id, false);
        for (const oddity of oddities)
            this.#complain(`line ${line.number}: ${oddity}`);
        this.#rows.push(row);
    }
    #refuse(problem) {
        this.#badRow ??= problem;
        this.#complain(problem);
    }
    #read(text) {
        const redacted = this.#redactor.redact(text);
        const reading = parseResultRow(redacted);
        if (redacted === text || reading.kind === "malformed")
            return reading;
        const original = parseResultRow(text);
        if (original.kind === "malformed" || !this.#ids.has(original.row.id))
            return reading;
        return { ...reading, row: { ...reading.row, id: original.row.id } };
    }
    #name() {
        const [first = "", ...others] = this.#ids;
        return `Result file of ${quote(first)}${others.length === 0 ? "" : ` and ${others.length} more`}`;
    }
    #complain(problem) {
        this.#warningCount += 1;
        if (this.#warningCount <= WARNINGS_LIMIT)
            this.#warn(`${this.#name()}: ${problem}.`);
    }
}
function quote(id) {
    return JSON.stringify(id.length > 100 ? `${id.slice(0, 100)}…` : id);
}


/***/ }),

/***/ 1488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ redactEvent)
/* harmony export */ });
/* harmony import */ var _core_redact_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6247);
/* harmony import */ var _tasks_public_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1038);


const QUOTES = {
    run_started: [],
    attempt_started: [],
    task_settled: ["message"],
    attempt_ended: [],
    child_stopped: [],
    paused: ["reason"],
    limit_changed: ["reason"],
    pace_changed: ["reason"],
    circuit_changed: ["reason"],
    preflight_started: [],
    preflight_ended: ["reason"],
    ending: ["reason"],
    warning: ["message"],
    run_ended: ["reason"],
};
function redactEvent(event, redactor) {
    const text = JSON.stringify(event);
    if (redactor.redact(text) === text)
        return { event, line: text };
    const fields = QUOTES[event.event];
    const quiet = { ...(0,_core_redact_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .redactFields */ .$)(event, fields, redactor), ...publicTasks(event, redactor) };
    return { event: quiet, line: JSON.stringify(quiet) };
}
function publicTasks(event, redactor) {
    if ("id" in event && typeof event.id === "string")
        return { id: (0,_tasks_public_name_js__WEBPACK_IMPORTED_MODULE_0__/* .publicName */ .p)(event.id, redactor) };
    if ("tasks" in event && Array.isArray(event.tasks))
        return { tasks: event.tasks.map((id) => (0,_tasks_public_name_js__WEBPACK_IMPORTED_MODULE_0__/* .publicName */ .p)(String(id), redactor)) };
    return {};
}


/***/ }),

/***/ 9131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ CAMPAIGNS_KEPT),
  s: () => (/* binding */ StateFolder)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/core/campaign.js
var core_campaign = __webpack_require__(1670);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(1839);
// EXTERNAL MODULE: ./build/core/redact-fields.js
var redact_fields = __webpack_require__(6247);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(7756);
// EXTERNAL MODULE: ./build/tasks/public-name.js
var public_name = __webpack_require__(1038);
// EXTERNAL MODULE: ./build/store/atomic-file.js
var atomic_file = __webpack_require__(148);
// EXTERNAL MODULE: ./build/store/checkpoint-file.js
var checkpoint_file = __webpack_require__(573);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(3011);
// EXTERNAL MODULE: ./build/store/journal.js
var journal = __webpack_require__(3853);
// EXTERNAL MODULE: ./build/core/json-or-null.js
var json_or_null = __webpack_require__(2746);
// EXTERNAL MODULE: ./build/store/ledger-scan.js
var ledger_scan = __webpack_require__(5567);
;// CONCATENATED MODULE: ./build/store/keep-campaigns.js





const NEWLINE = 0x0a;
function keepCampaigns(path, needed) {
    let isRight = true;
    readKept(path, needed, { onKept: () => { }, onDropped: () => (isRight = false) });
    if (isRight)
        return;
    (0,atomic_file/* writeAtomically */.v)(path, (write) => readKept(path, needed, { onKept: write, onDropped: () => { } }));
}
function readKept(path, needed, { onKept, onDropped }) {
    const scanner = new ledger_scan/* LedgerScanner */.E();
    (0,journal/* readLineBlocks */.pM)(path, (block) => {
        let keptFrom = 0;
        for (let from = 0; from < block.length;) {
            const end = block.indexOf(NEWLINE, from);
            const to = end === -1 ? block.length : end;
            const fact = scanner.read(block, from, to);
            if (fact === null ? isOld(block.toString("utf8", from, to), needed) : !needed.has(fact.campaign)) {
                if (keptFrom < from)
                    onKept(block.subarray(keptFrom, from));
                keptFrom = to + 1;
                onDropped();
            }
            from = to + 1;
        }
        if (keptFrom >= block.length)
            return;
        onKept(block.subarray(keptFrom));
        onKept("\n");
    });
}
function isOld(line, needed) {
    const value = (0,json_or_null/* jsonOrNull */.J)(line);
    const campaign = value !== null && typeof value === "object" && "campaign" in value ? value.campaign : null;
    return typeof campaign === "string" && !needed.has(campaign) && (0,format/* newerVersion */.ip)(value) === null;
}

// EXTERNAL MODULE: ./build/store/lock.js
var lock = __webpack_require__(3699);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/store/make-folder.js


function makeFolder(path) {
    if (isFolder(path))
        return;
    const parent = (0,external_node_path_.dirname)(path);
    if (parent !== path)
        makeFolder(parent);
    try {
        (0,external_node_fs_.mkdirSync)(path);
    }
    catch (error) {
        if (!isFolder(path))
            throw error;
    }
}
function isFolder(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

// EXTERNAL MODULE: ./build/store/odd-files.js
var odd_files = __webpack_require__(2381);
// EXTERNAL MODULE: ./build/store/read-history.js
var read_history = __webpack_require__(8617);
// EXTERNAL MODULE: ./build/store/redact-event.js
var redact_event = __webpack_require__(1488);
;// CONCATENATED MODULE: ./build/store/same-text.js

function holdsText(path, parts) {
    let fd;
    try {
        fd = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW);
    }
    catch {
        return false;
    }
    try {
        for (const part of parts) {
            if (!readBytes(fd, part.length).equals(part))
                return false;
        }
        return readBytes(fd, 1).length === 0;
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}
function readBytes(fd, wanted) {
    const bytes = Buffer.allocUnsafe(wanted);
    let length = 0;
    while (length < wanted) {
        const read = (0,external_node_fs_.readSync)(fd, bytes, length, wanted - length, null);
        if (read === 0)
            break;
        length += read;
    }
    return bytes.subarray(0, length);
}

// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(1918);
// EXTERNAL MODULE: ./build/store/task-line.js
var task_line = __webpack_require__(1980);
;// CONCATENATED MODULE: ./build/store/state-folder.js



















const CAMPAIGNS_KEPT = 8;
class StateFolder {
    paths;
    redactor;
    #unlock;
    #ledger = null;
    #sidecar = null;
    #events = null;
    #held = null;
    constructor(paths, redactor, unlock) {
        this.paths = paths;
        this.redactor = redactor;
        this.#unlock = unlock;
    }
    static open(stateDir, redactor) {
        const paths = (0,state_paths/* statePaths */.mt)(stateDir);
        (0,odd_files/* refuseOddFiles */.x)(paths);
        try {
            makeFolder(paths.root);
            (0,external_node_fs_.accessSync)(paths.root, external_node_fs_.constants.W_OK | external_node_fs_.constants.R_OK);
            makeFolder(paths.inbox);
            makeFolder(paths.logs);
            const folder = new StateFolder(paths, redactor, (0,lock/* takeLock */.HJ)(paths.lock));
            (0,atomic_file/* removeDrafts */.t)(paths.root);
            return folder;
        }
        catch (error) {
            if (error instanceof user_error/* UserError */.y)
                throw error;
            throw new user_error/* UserError */.y(`Expected to write the state folder ${paths.root}, but: ${(0,reason/* reasonOf */.A)(error)}. Give a writable \`state-dir\`.`, { cause: error });
        }
    }
    readCheckpoint() {
        return (0,checkpoint_file/* readCheckpoint */.HQ)(this.paths.checkpoint);
    }
    readHistory(campaign, history) {
        return (0,read_history/* readHistory */.Lu)({ ledger: this.paths.results, sidecar: this.paths.failures }, campaign, history);
    }
    campaignsOfRows() {
        const latest = new Map();
        const note = (campaign, at) => {
            if (at >= (latest.get(campaign) ?? ""))
                latest.set(campaign, at);
        };
        (0,read_history/* readSidecar */.YD)(this.paths.failures, (row) => note(row.campaign, row.at));
        (0,read_history/* readLedgerFacts */.Nh)(this.paths.results, ({ campaign, startedAt }) => note(campaign, startedAt()));
        const ids = [...latest].sort(([, a], [, b]) => (a > b ? -1 : a < b ? 1 : 0)).map(([id]) => id);
        return ids.map((id) => ({ id, complete: false, completed_run: null, completed_at: null }));
    }
    openJournals() {
        try {
            this.#ledger ??= new journal/* Journal */.CQ(this.paths.results);
            this.#sidecar ??= new journal/* Journal */.CQ(this.paths.failures);
            this.#events ??= new journal/* Journal */.CQ(this.paths.events);
        }
        catch (error) {
            throw new user_error/* UserError */.y(`Expected to append to the files in ${this.paths.root}, but: ${(0,reason/* reasonOf */.A)(error)}. Give a writable \`state-dir\`.`, { cause: error });
        }
    }
    appendResult(row) {
        opened(this.#ledger).append(redactRow(row, this.redactor));
    }
    appendFailure(row) {
        opened(this.#sidecar).append(redactRow(row, this.redactor));
    }
    holdFailure(row) {
        this.#held ??= new journal/* Journal */.CQ(this.paths.held);
        this.#held.append(redactRow(row, this.redactor));
    }
    releaseHeld() {
        this.#held?.close();
        this.#held = null;
        (0,external_node_fs_.rmSync)(this.paths.held, { force: true });
    }
    appendEvent(event) {
        this.appendEventLines([(0,redact_event/* redactEvent */.g)(event, this.redactor).line]);
    }
    appendEventLines(lines) {
        opened(this.#events).append(lines.map((line) => `{"v":${format/* FORMAT_VERSION */.Hp},${line.slice(1)}`).join("\n"));
    }
    writeCheckpoint(checkpoint) {
        const circuits = {};
        for (const [provider, circuit] of Object.entries(checkpoint.circuits)) {
            circuits[provider] = { ...circuit, reason: this.redactor.redact(circuit.reason) };
        }
        const text = JSON.stringify({ ...checkpoint, circuits }, null, 1);
        (0,atomic_file/* writeAtomically */.v)(this.paths.checkpoint, (write) => write(`${text}\n`));
    }
    publicName(id) {
        return (0,public_name/* publicName */.p)(id, this.redactor);
    }
    writeTasks(tasks) {
        let arePublic = true;
        const lines = () => (0,task_line/* storedLines */.V)(tasks, this.redactor, () => {
            arePublic = false;
        });
        if (holdsText(this.paths.tasks, lines()))
            return arePublic;
        (0,atomic_file/* writeAtomically */.v)(this.paths.tasks, (write) => {
            for (const part of lines())
                write(part);
        });
        return arePublic;
    }
    rollOver(previous, campaign) {
        const last = previous[0];
        if (last !== undefined && last.id !== campaign && last.complete)
            this.#writeBaseline(last.id);
        const known = previous.find((record) => record.id === campaign);
        const present = known ?? { id: campaign, complete: false, completed_run: null, completed_at: null };
        const kept = (0,core_campaign/* rememberCampaigns */.LX)(present, previous, CAMPAIGNS_KEPT);
        const needed = new Set(kept.filter((record) => record.id === campaign || !(0,core_campaign/* isSuperseded */.pe)(record.id, campaign)).map((record) => record.id));
        this.closeJournals();
        keepCampaigns(this.paths.results, needed);
        keepCampaigns(this.paths.failures, last?.complete ? new Set([...needed, last.id]) : needed);
        if (known === undefined)
            (0,external_node_fs_.rmSync)(this.paths.events, { force: true });
        this.openJournals();
        return kept;
    }
    #writeBaseline(campaign) {
        let rows = 0;
        const produce = (write) => {
            (0,read_history/* readLedger */.SC)(this.paths.results, (row, line) => {
                if (row.campaign !== campaign)
                    return;
                rows += 1;
                write(`${line}\n`);
            });
        };
        (0,atomic_file/* writeAtomically */.v)(this.paths.baseline, produce, () => rows > 0);
    }
    areJournalsInPlace() {
        return [this.#ledger, this.#sidecar].every((journal) => journal === null || journal.isInPlace());
    }
    close() {
        this.closeJournals();
        this.#unlock();
    }
    closeJournals() {
        for (const journal of [this.#ledger, this.#sidecar, this.#events, this.#held])
            journal?.close();
        this.#held = null;
        this.#ledger = null;
        this.#sidecar = null;
        this.#events = null;
    }
}
function redactRow(row, redactor) {
    const text = JSON.stringify(row);
    if (redactor.redact(text) === text)
        return text;
    const id = (0,public_name/* publicName */.p)(row.id, redactor);
    if ("status" in row)
        return JSON.stringify({ ...(0,redact_fields/* redactFields */.$)(row, ["scores", "metrics", "output"], redactor), id });
    const { rate_limit: limit } = row;
    return JSON.stringify({
        ...(0,redact_fields/* redactFields */.$)(row, ["message"], redactor),
        id,
        ...(limit === undefined ? {} : { rate_limit: (0,redact_fields/* redactFields */.$)(limit, ["evidence"], redactor) }),
    });
}
function opened(journal) {
    if (journal === null)
        throw new Error("The journals of the state folder are not open");
    return journal;
}


/***/ })

};
