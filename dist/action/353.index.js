export const id = 353;
export const ids = [353];
export const modules = {

/***/ 2353:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  detect: () => (/* binding */ detect),
  detectDeclared: () => (/* binding */ detectDeclared),
  detectNotice: () => (/* binding */ detectNotice),
  detectRowError: () => (/* binding */ detectRowError),
  detectStructured: () => (/* binding */ detectStructured)
});

// EXTERNAL MODULE: ./build/core/json-or-null.js
var json_or_null = __webpack_require__(2746);
// EXTERNAL MODULE: ./build/core/named-failure.js
var named_failure = __webpack_require__(6208);
// EXTERNAL MODULE: ./build/core/rate-limit.js
var rate_limit = __webpack_require__(9996);
// EXTERNAL MODULE: ./build/core/detect/facts.js
var detect_facts = __webpack_require__(2743);
// EXTERNAL MODULE: ./build/core/detect/forms/codes.js
var codes = __webpack_require__(1150);
// EXTERNAL MODULE: ./build/core/detect/forms/read-message.js + 6 modules
var read_message = __webpack_require__(4214);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
// EXTERNAL MODULE: ./build/core/detect/forms/form.js
var forms_form = __webpack_require__(8420);
;// CONCATENATED MODULE: ./build/core/detect/incident.js



const NEAR = 12;
const NEAR_BELOW = 3;
const ADJACENT = 2;
function lastRefusal(events) {
    let open = [];
    let waiting = [];
    for (const event of events) {
        switch (event.kind) {
            case "success":
                open = open.filter((one) => !isOvercome(one.facts, one.retries, event.url));
                waiting = [];
                break;
            case "answer":
                open = open.filter((one) => one.passing !== "retried");
                break;
            case "failure":
                open = open.filter((one) => one.passing === null || (one.passing === "retried" && !event.ofProgram));
                break;
            case "attachment": {
                const last = open.at(-1);
                if (last && event.line - last.end <= NEAR) {
                    attach(last.facts, event.facts);
                    last.end = Math.max(last.end, event.line);
                }
                else
                    waiting.push({ facts: event.facts, line: event.line });
                break;
            }
            case "refusal": {
                for (const one of waiting)
                    if (event.line - one.line <= NEAR_BELOW)
                        attach(event.facts, one.facts);
                waiting = [];
                const above = open.at(-1);
                if (above && isDump(event.facts) && event.line - above.end <= NEAR) {
                    attach(above.facts, event.facts);
                    above.end = event.end;
                    break;
                }
                open.push({ ...event });
                break;
            }
            default:
                (0,unreachable/* unreachable */.H)(event);
        }
    }
    return joined(open);
}
const WRAPPED = 20;
function isBareWrapper({ meanings, status, waits }) {
    return meanings.size === 0 && waits.length === 0 && (status === 400 || status === 500);
}
function isWrapped(open, outer, at) {
    const inner = open.slice(Math.max(0, at - WRAPPED), at).findLast((one) => !isBareWrapper(one.facts));
    return inner !== undefined && outer.line - inner.end <= WRAPPED && inner.passing === null && isLimit(inner.facts);
}
function isDump(facts) {
    return facts.meanings.size === 0 && (facts.words === "" || /^HTTP [45]\d\d$/.test(facts.words));
}
function attach(facts, more) {
    facts.status ??= more.status;
    facts.waits.push(...more.waits);
    for (const [name, value] of more.headers)
        facts.headers.set(name, value);
}
function isOvercome(facts, retries, url) {
    if (url === null)
        return true;
    if (facts.url !== null)
        return samePath(facts.url, url);
    return retries;
}
function samePath(a, b) {
    const bare = (url) => url.replace(/[?#].*$/, "").replace(/\/+$/, "");
    return bare(a) === bare(b);
}
function isLimit({ meanings, status }) {
    return (status === 429 || status === 402 || meanings.has("task") || forms_form/* LIMIT_MEANINGS */.T.some((meaning) => meanings.has(meaning)));
}
function isConnectionOnly(facts) {
    return (facts.meanings.has("connection") &&
        !isLimit(facts) &&
        !facts.meanings.has("overload") &&
        !facts.meanings.has("failure") &&
        facts.status === null);
}
function isPoor(facts) {
    if (facts.waits.length > 0 || facts.headers.size > 0)
        return false;
    return !["task", "money", "period", "overload"].some((meaning) => facts.meanings.has(meaning));
}
function joined(open) {
    const index = open.findLastIndex((one, at) => !(isConnectionOnly(one.facts) && open.slice(0, at).some(({ facts }) => isAnswer(facts))) &&
        !(isBareWrapper(one.facts) && isWrapped(open, one, at)));
    const last = open[index];
    if (last === undefined)
        return null;
    const { facts } = last;
    const above = open[index - 1];
    const saysNoWait = facts.waits.length === 0 && facts.headers.size === 0;
    if (saysNoWait && above && isSameSide(above.facts) && last.line - above.end <= ADJACENT)
        attach(facts, above.facts);
    if (above !== undefined && facts.words !== "" && above.facts.words === facts.words)
        (0,detect_facts/* addContext */.xf)(facts, above.facts);
    if (isLimit(facts) && isPoor(facts)) {
        const richer = open.slice(0, index).findLast((one) => !isPoor(one.facts) && isSameSide(one.facts));
        if (richer)
            (0,detect_facts/* addFacts */.vo)(facts, richer.facts);
    }
    return facts;
}
function isAnswer(facts) {
    return isLimit(facts) || (facts.meanings.has("other") && facts.status !== null);
}
function isSameSide(facts) {
    return isLimit(facts) || facts.meanings.has("overload");
}

// EXTERNAL MODULE: ./build/core/detect/reset/prose-waits.js
var prose_waits = __webpack_require__(724);
// EXTERNAL MODULE: ./build/core/detect/reset/headers.js
var headers = __webpack_require__(1782);
;// CONCATENATED MODULE: ./build/core/detect/structured/http-response.js


const HEAD = /^\s{0,4}(?:[<*] |reply: ['"]|<- )?HTTP(?:\/\d(?:\.\d)?)?\s([1-5]\d\d)\b(.{0,200})$/;
const HEADER = /^\s{0,4}(?:< |header: )?([A-Za-z][\w-]{1,80}):\s{0,4}(.{0,2000})$/;
const LONGEST_HEAD = 80;
const LONGEST_LINE = 16_000;
function readResponseHead(lines, index) {
    const head = HEAD.exec(lines[index] ?? "");
    if (head === null)
        return null;
    const rest = head[2] ?? "";
    if (!/^(?:\s[A-Za-z][\w ]{0,60}|\s[\w.+-]+\/[\w.+-]+)?\s*(?:\\r\\n['"]?)?\s*$/.test(rest))
        return null;
    const facts = (0,detect_facts/* noFacts */.f5)();
    facts.status = Number(head[1]);
    facts.structured = true;
    facts.words = (lines[index] ?? "").trim().slice(0, detect_facts/* WORDS_LENGTH */.RR);
    facts.context = facts.words;
    let next = index + 1;
    for (; next < lines.length && next - index < LONGEST_HEAD; next += 1) {
        const header = HEADER.exec(lines[next] ?? "");
        if (header === null)
            break;
        const name = (header[1] ?? "").toLowerCase();
        if ((0,headers/* isLimitHeader */.zF)(name))
            facts.headers.set(name, (header[2] ?? "").trim());
    }
    return { status: facts.status, facts, next };
}
const IN_TEXT = /["'\\]{0,4}\b(retry-after(?:-ms)?|x-ms-retry-after-ms|(?:x-|anthropic-)?rate-?limit(?:-[a-z0-9-]{1,60})?)["'\\]{0,4}\]?\s{0,2}[:=,]\s{0,2}[[("'\\]{0,4}((?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},?\s[^"'\\\]\n]{1,40})|[^"'\\,;)\]}\s]{1,60})/gi;
function readHeadersInText(text) {
    const headers = new Map();
    for (const match of text.slice(0, LONGEST_LINE).matchAll(IN_TEXT))
        headers.set((match[1] ?? "").toLowerCase(), match[2] ?? "");
    return headers;
}

;// CONCATENATED MODULE: ./build/core/detect/structured/notation.js
const DEEPEST = 48;
const LONGEST_STRING = 262_144;
const BARE = /[\w$@.+-]{1,120}/y;
const BLANK = /(?:\s|\\{1,8}[nrt](?![A-Za-z]))*/y;
const PREFIX = /(?:b|r|u|f|rb|br)(?=\\*['"])/iy;
const SYMBOL_KEY = /\[Symbol\([^)\n]{1,80}\)\]/y;
const CLASS_NAME = /(?:<?[A-Za-z_][\w.]{0,80}(?:\s\[[^\]\n]{1,80}\]|\(\d{1,6}\))?\s?|%[\w.]{0,80})(?=[({[])/y;
function parseNotation(text, start) {
    const reader = new Reader(text, start);
    const value = reader.container(0);
    if (value === null)
        return null;
    return { value, end: reader.at, complete: !reader.cut, bareKeys: reader.bareKeys };
}
class Reader {
    text;
    at;
    cut = false;
    bareKeys = false;
    constructor(text, start) {
        this.text = text;
        this.at = start;
    }
    container(depth) {
        const open = this.text[this.at];
        if (depth > DEEPEST)
            return this.opaque();
        if (open === "{")
            return this.object(depth);
        if (open === "[" || open === "(")
            return this.list(depth, open === "[" ? "]" : ")");
        return null;
    }
    object(depth) {
        const entries = [];
        this.at += 1;
        for (;;) {
            this.blank();
            if (this.ended())
                break;
            const next = this.text[this.at];
            if (next === "}") {
                this.at += 1;
                break;
            }
            if (next === "," || (next === ";" && entries.length > 0)) {
                this.at += 1;
                continue;
            }
            const key = this.key();
            if (key === null)
                return null;
            this.blank();
            if (this.text[this.at] !== "{" && !this.separator())
                return this.ended() ? this.object_(entries) : null;
            this.blank();
            if (this.ended())
                break;
            const value = this.value(depth);
            if (value === undefined)
                return null;
            if (entries.length < 2_000)
                entries.push([key, value]);
        }
        return this.object_(entries);
    }
    object_(entries) {
        return { kind: "object", entries };
    }
    list(depth, close) {
        const items = [];
        this.at += 1;
        for (;;) {
            this.blank();
            if (this.ended())
                break;
            const next = this.text[this.at];
            if (next === close) {
                this.at += 1;
                break;
            }
            if (next === ",") {
                this.at += 1;
                continue;
            }
            const value = this.value(depth);
            if (value === undefined)
                return null;
            if (items.length < 2_000)
                items.push(value);
            this.blank();
            if (this.text[this.at] === "=")
                this.at += 1;
        }
        return { kind: "list", items };
    }
    value(depth) {
        const string = this.string();
        if (string !== null)
            return string;
        const next = this.text[this.at];
        if (next === "{" || next === "[" || next === "(") {
            const inspected = next === "[" ? this.match(/\[(?:Object|Array|Function|Getter|Circular|Symbol)[^\]\n]{0,80}\]/y) : null;
            if (inspected !== null)
                return inspected;
            return this.container(depth + 1) ?? undefined;
        }
        if (next === "<") {
            const repr = this.match(/<[^<>\n]{0,400}(?:<[^<>\n]{0,200}>[^<>\n]{0,200}){0,4}>/y);
            return repr ?? undefined;
        }
        const named = this.match(CLASS_NAME);
        if (named !== null) {
            const inner = this.container(depth + 1);
            if (inner !== null && /^[a-z_]{2,40}\s?$/.test(named))
                return { kind: "object", entries: [[named.trim(), inner]] };
            return inner === null
                ? undefined
                : this.text[this.at - 1] === ")" && inner.kind === "list" && inner.items.length === 1
                    ? (inner.items[0] ?? inner)
                    : inner;
        }
        return this.bare();
    }
    bare() {
        const word = this.match(BARE);
        if (word === null)
            return undefined;
        switch (word) {
            case "true":
            case "True":
                return true;
            case "false":
            case "False":
                return false;
            case "null":
            case "None":
            case "undefined":
            case "nil":
            case "NaN":
                return null;
            default:
                break;
        }
        if (/^[+-]?\d{1,20}(?:\.\d{1,20})?(?:e[+-]?\d{1,3})?$/i.test(word))
            return Number(word);
        const rest = this.match(/[^,}\]\n{["';()=<>]{0,200}/y) ?? "";
        return word + rest.trimEnd();
    }
    key() {
        const string = this.string();
        if (string !== null)
            return string;
        const symbol = this.match(SYMBOL_KEY);
        if (symbol !== null)
            return symbol;
        if (this.text[this.at] === ":" && /[a-z_]/i.test(this.text[this.at + 1] ?? ""))
            this.at += 1;
        const word = this.match(/[\w$@.-]{1,120}/y);
        if (word !== null && !/^\d/.test(word))
            this.bareKeys = true;
        return word;
    }
    separator() {
        if (this.text.startsWith("=>", this.at)) {
            this.at += 2;
            return true;
        }
        if (this.text[this.at] === ":") {
            this.at += 1;
            return true;
        }
        return false;
    }
    string() {
        let joined = null;
        for (let parts = 0; parts < 200; parts += 1) {
            const part = this.oneString();
            if (part === null)
                break;
            joined = (joined ?? "") + part;
            const back = this.at;
            this.blank();
            if (this.text[this.at] === "+")
                this.at += 1;
            this.blank();
            const more = /\\*["'`]|[brf]+["']/iy;
            more.lastIndex = this.at;
            if (!more.test(this.text)) {
                this.at = back;
                break;
            }
        }
        return joined;
    }
    oneString() {
        const start = this.at;
        this.match(PREFIX);
        let slashes = 0;
        while (this.text[this.at + slashes] === "\\" && slashes < 8)
            slashes += 1;
        const quote = this.text[this.at + slashes];
        if (quote !== '"' && quote !== "'" && quote !== "`") {
            this.at = start;
            return null;
        }
        this.at += slashes + 1;
        return this.quoted(quote, slashes);
    }
    quoted(quote, slashes) {
        const from = this.at;
        const last = Math.min(this.text.length, from + LONGEST_STRING);
        for (;;) {
            const found = this.text.indexOf(quote, this.at);
            if (found === -1 || found >= last) {
                this.cut = true;
                this.at = found === -1 ? this.text.length : last;
                return unescaped(this.text.slice(from, this.at), slashes);
            }
            let before = 0;
            while (before < 16 && found - 1 - before >= from && this.text[found - 1 - before] === "\\")
                before += 1;
            this.at = found + 1;
            const closes = slashes === 0 ? before % 2 === 0 : before <= slashes;
            if (closes)
                return unescaped(this.text.slice(from, found - Math.min(before, slashes)), slashes);
        }
    }
    opaque() {
        let open = 0;
        for (; this.at < this.text.length; this.at += 1) {
            const char = this.text[this.at];
            if (char === "{" || char === "[" || char === "(")
                open += 1;
            else if (char === "}" || char === "]" || char === ")") {
                open -= 1;
                if (open <= 0) {
                    this.at += 1;
                    break;
                }
            }
        }
        return { kind: "list", items: [] };
    }
    blank() {
        BLANK.lastIndex = this.at;
        if (BLANK.test(this.text))
            this.at = BLANK.lastIndex;
    }
    ended() {
        if (this.at < this.text.length)
            return false;
        this.cut = true;
        return true;
    }
    match(pattern) {
        pattern.lastIndex = this.at;
        const found = pattern.exec(this.text);
        if (found === null || found[0] === "")
            return null;
        this.at = pattern.lastIndex;
        return found[0];
    }
}
const ESCAPED = /\\(u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[\s\S])/g;
function unescaped(raw, level) {
    let text = raw.includes("\n") ? raw.replace(/\s{0,40}\n\s{0,40}/g, " ") : raw;
    if (!text.includes("\\"))
        return text;
    const rounds = level === 0 ? 1 : 2;
    for (let round = 0; round < rounds && text.includes("\\"); round += 1) {
        text = text.replace(ESCAPED, (_, code) => {
            const first = code[0] ?? "";
            if ((first === "u" || first === "x") && code.length > 1)
                return String.fromCharCode(Number.parseInt(code.slice(1), 16));
            return first === "n" ? "\n" : first === "t" ? "\t" : first === "r" ? "\r" : first;
        });
    }
    return text;
}

// EXTERNAL MODULE: ./build/core/detect/text/look-alike.js
var look_alike = __webpack_require__(6254);
;// CONCATENATED MODULE: ./build/core/detect/structured/fields.js

const ROLES = new Map([
    ...roles("message", "message msg error err errors errormessage errormsg errordescription errortext detail details description reason title statustext cause exception exceptionmessage raw body responsebody responsetext response data failure lasterror fault faultstring statusmsg statusmessage statusinfo retmsg errmsg respmsg summary info innererror innerexception rawmessage providermessage displaymessage usermessage localizedmessage value reasonphrase warning errorchain errorchainrepr errorchainstr errorrepr errorstr causedby rootcause"),
    ...roles("code", "code type name errortype errorcode exctype exceptiontype kind category subtype errorname errorclass errorkind typ errcode __type xtype"),
    ...roles("status", "status cod statuscode httpstatus httpstatuscode httpcode rawstatuscode apierrorstatus httpresponsestatuscode responsestatus responsecode responsestatuscode upstreamstatus laststatus upstreamstatuscode"),
    ...roles("wait-ms", "retryafterms retryaftermilliseconds retryinms resetms resetinms resetafterms msbeforenext"),
    ...roles("wait-seconds", "retryafter retryafterseconds retryaftersecs retryafters retryaftersec retryin retryinseconds waittime waitseconds waittimeseconds resetin resetinseconds resetsin resetsinseconds resetafter resetafterseconds resetsafter resetsafterseconds secondsuntilreset timeuntilreset quotaresetdelay resetdelay cooldownseconds cooldown cooldowntime estimatedtime recommendedwait suggestedwait retryafterduration rateresetin nextretryin ttl"),
    ...roles("retry-info", "retrydelay retrydelayseconds"),
    ...roles("instant", "resetsat resetat resettime resetdate resettimestamp quotaresettimestamp resetson nextreset nextresetat nextresettime availableat retryat blockeduntil ratelimitreset limitresetsat resetstime ratelimitnext nextavailableat ratelimitresetat ratelimitresettime resetsattimestamp retryaftertimestamp quotaresetat quotaresettime periodend limitreset retryafterdate until windowresetat expectedavailability reset resets"),
    ...roles("log", "stderr stdout traceback stacktrace log logs logtail stderrtail stdouttail errorlog errortrace outputtail stack exceptiontraceback trace consoleoutput"),
    ...roles("content", "content output text prompt input messages choices answer completion arguments toolinput toolresult tooluseresult query question config request options params headersrequest requestbody document documents source code_snippet patch diff expected actual target reference examples example schema usage requestbodyvalues requestheaders env args kwargs locals sample item"),
    ...roles("url", "url requesturl uri endpoint"),
]);
function roles(role, names) {
    return names.split(" ").map((name) => [name, role]);
}
function fieldRole(name) {
    const plain = name.toLowerCase().replace(/[^a-z0-9_]|_(?!_)/g, "");
    if (name.includes("-") && (0,headers/* isLimitHeader */.zF)(name))
        return "header";
    const bare = plain.replaceAll("_", "");
    return ROLES.get(bare) ?? ROLES.get(plain) ?? "other";
}
const TALK = new Set("assistant user system human tool tool_use tool_result tool_call function_call function_call_output message text thinking reasoning agent_message command_execution file_change mcp_tool_call todo_list web_search content_block_delta content_block_start message_start message_delta content session.created step_start tool_execution user_message agent_reasoning token_count ai prompt completion init".split(" "));
function isTalk(type) {
    return TALK.has(type);
}
const GOOD_STATES = new Set("ok success successful succeeded passed pass completed complete done healthy allowed running pending queued info allowed_warning up ready active skipped".split(" "));
function isGoodState(value) {
    return GOOD_STATES.has(value.toLowerCase());
}

;// CONCATENATED MODULE: ./build/core/detect/structured/property-lines.js


function readPropertyLines(lines, index) {
    const entries = [];
    let next = index;
    while (next < lines.length && entries.length < 60) {
        const match = /^\s{0,12}['"]?([A-Za-z_$][\w$.-]{1,40})['"]?\s?[:=]\s{1,3}(\S.{0,4000})$/.exec(lines[next] ?? "");
        if (match === null || /^(?:TRACE|DEBUG|INFO|NOTICE|WARN(?:ING)?|ERROR|FATAL|CRITICAL)$/.test(match[1] ?? ""))
            break;
        const role = fieldRole(match[1] ?? "");
        if (role === "other" && entries.length === 0)
            return null;
        const value = (match[2] ?? "").replace(/,\s*$/, "").replace(/^(['"`])([\s\S]*)\1$/, "$2");
        if (/^[{[]/.test(value))
            break;
        entries.push([match[1] ?? "", value]);
        next += 1;
    }
    if (entries.length === 0)
        return null;
    const group = { kind: "object", entries };
    const told = entries.some(([key]) => ["message", "status", "code", "header", "wait-ms", "wait-seconds", "retry-info", "instant"].includes(fieldRole(key)));
    if (!told || entries.some(([, value]) => (0,look_alike/* lookAlike */.W7)(String(value)) !== null))
        return null;
    const isLone = entries.slice(1).every(([key]) => fieldRole(key) === "other");
    if (isLone && /^\s{0,2}(?:error|Error)\b/.test(lines[index] ?? ""))
        return null;
    return { group, next };
}

// EXTERNAL MODULE: ./build/core/detect/text/notice.js
var notice = __webpack_require__(9612);
;// CONCATENATED MODULE: ./build/core/detect/structured/unrelated-record.js

function field(object, name) {
    return object.entries.find(([key]) => key === name)?.[1];
}
function isFilled(value) {
    if (value === undefined || value === null || value === "" || value === false || value === 0)
        return false;
    if (typeof value !== "object")
        return true;
    return value.kind === "list" ? value.items.length > 0 : value.entries.length > 0;
}
function unrelated_record_isAnswer(top) {
    const type = field(top, "type");
    if (type === "turn.completed")
        return true;
    if (type === "result")
        return field(top, "is_error") === false && field(top, "subtype") === "success";
    if (type !== "assistant" || field(top, "isApiErrorMessage") === true || isFilled(field(top, "error")))
        return false;
    const message = field(top, "message");
    return (typeof message === "object" &&
        message !== null &&
        message.kind === "object" &&
        field(message, "model") !== "<synthetic>");
}
function isSilent(top) {
    const type = field(top, "type");
    if (field(top, "is_error") === true || field(top, "isApiErrorMessage") === true)
        return false;
    if (field(top, "is_error") === false && type === "result")
        return true;
    if (isInterface(top) || field(top, "sha") !== undefined || field(top, "commit") !== undefined)
        return true;
    const failed = ["error", "errors", "err", "exception", "last_error"].some((name) => isFilled(field(top, name)));
    const item = field(top, "item");
    if (typeof item === "object" && item !== null && item.kind === "object") {
        const itemType = field(item, "type");
        if (typeof itemType === "string" && itemType !== "error" && isTalk(itemType))
            return true;
    }
    if (failed)
        return false;
    const isGraded = ["score", "grade", "verdict", "rating"].some((name) => isGrade(field(top, name)));
    if (isGraded && top.entries.some(([key, value]) => fieldRole(key) === "message" && isFilled(value)))
        return true;
    if (typeof type === "string" && isTalk(type))
        return true;
    if (field(top, "role") !== undefined && field(top, "content") !== undefined)
        return true;
    const level = field(top, "level") ?? field(top, "severity") ?? field(top, "levelname");
    if (typeof level === "string" && /^(?:info|debug|trace|notice)$/i.test(level) && !isBadStatus(top))
        return true;
    if (typeof level === "number" && level < 40 && level >= 10 && !isBadStatus(top))
        return true;
    const status = field(top, "status") ?? field(top, "state") ?? field(top, "outcome");
    const inner = typeof status === "object" && status?.kind === "object" ? field(status, "code") : undefined;
    return ((typeof status === "string" && isGoodState(status)) ||
        (typeof inner === "string" && isGoodState(inner)) ||
        field(top, "ok") === true ||
        field(top, "passed") === true ||
        field(top, "exit_code") === 0);
}
function isGrade(value) {
    return (typeof value === "number" ||
        (typeof value === "string" && /^(?:[a-f][+-]?|[\d./]{1,9}|pass|fail|(?:in)?correct|wrong|yes|no)$/i.test(value)));
}
function isInterface(top) {
    const properties = field(top, "properties");
    const isObject = typeof properties === "object" && properties !== null && properties.kind === "object";
    return ((isObject && typeof field(top, "type") === "string") ||
        ["$schema", "openapi", "swagger"].some((name) => field(top, name) !== undefined));
}
function isBadStatus(top) {
    return top.entries.some(([key, value]) => fieldRole(key) === "status" && Number(value) >= 400);
}
function isExchange(top) {
    const names = top.entries.map(([key]) => key.toLowerCase());
    return (names.includes("request") &&
        names.includes("response") &&
        !names.some((name) => /^(?:name|message|code|error|stack|status|statuscode|is_?error|detail|level|msg)$/.test(name)));
}

// EXTERNAL MODULE: ./build/core/detect/reset/duration-words.js
var duration_words = __webpack_require__(7721);
// EXTERNAL MODULE: ./build/core/detect/reset/instant.js + 1 modules
var reset_instant = __webpack_require__(8142);
;// CONCATENATED MODULE: ./build/core/detect/structured/wait-field.js



function readField(role, value, source, context) {
    if (value === null || typeof value === "object" || typeof value === "boolean")
        return null;
    const text = String(value).trim();
    const number = /^\d{1,16}(?:\.\d{1,9})?$/.test(text) ? Number(text) : null;
    if (role === "wait-ms")
        return number === null ? null : { kind: "duration", ms: number, source };
    if (role === "instant") {
        if (number !== null) {
            const at = number < headers/* LEAST_EPOCH_S */.Wb ? null : (0,reset_instant/* laterEpoch */.e)(number, context.nowAt);
            return at === null ? null : { kind: "instant", at, source };
        }
        const instant = (0,reset_instant/* readInstant */.W)(text, 0, context);
        if (instant !== null)
            return { kind: "instant", at: instant.at, source };
        const duration = (0,duration_words/* readDuration */.$7)(text);
        return duration === null ? null : { kind: "duration", ms: duration.durationMs, source };
    }
    const wait = (0,headers/* readReset */.ye)(text, context);
    return wait === null ? null : { ...wait, source };
}

;// CONCATENATED MODULE: ./build/core/detect/structured/record.js











const SILENT = { kind: "silent" };
const DEEPEST_TEXT = 4;
const BELOW_AN_ERROR = "Error:";
const BARE_STATUS = /^\s*(?:402|429|5\d\d)\s*$/;
function readRecord(value, lead, context) {
    const leadSays = lead.trim() !== "" && ((0,notice/* isErrorLine */.Br)(lead) || (0,notice/* announcesError */.nA)(lead) || (0,notice/* isNotice */.fD)(lead));
    const top = firstObject(value);
    if (top !== null && !leadSays && unrelated_record_isAnswer(top))
        return { kind: "success", url: null };
    if (top !== null && !leadSays && (isSilent(top) || isExchange(top)))
        return SILENT;
    const collector = new Collector(context);
    if (top !== null)
        collector.open(top);
    collector.walk(value, "", 0, leadSays);
    if (collector.isSuccess() && !leadSays)
        return { kind: "success", url: collector.url };
    return collector.reading(lead, leadSays);
}
function readErrorFields(fields, context) {
    const collector = new Collector(context);
    collector.open(fields);
    collector.walk(fields, "", 0, true);
    return collector.report(null).facts;
}
function readRowError(error, context, isAssertion) {
    const collector = new Collector(context);
    const top = firstObject(error);
    if (top !== null)
        collector.open(top);
    collector.walk(error, "", 0, false);
    const wanted = collector.takeMessages((words) => isAssertion || (0,look_alike/* lookAlike */.W7)(words) === "expectation");
    const { facts, logs } = collector.report(null);
    return { facts, logs: [...wanted, ...logs, ...collector.unnamed], answers: collector.answers };
}
function firstObject(value) {
    if (value.kind === "object")
        return value;
    for (const item of value.items)
        if (typeof item === "object" && item !== null && item.kind === "object")
            return item;
    return null;
}
const LISTED = /^(?:\d{1,6}|results?|payload|event|events|items?|rows?|turn|run|task|job|meta(?:data)?|context|extra|attributes|fields|params|record)$/i;
const INTERFACE = /^(?:data|value|info)$/i;
const CAPTION = /^(?:description|title|summary|info|value|data|response|body)$/i;
const SAID = /^(?:output|content|text)$/i;
class Collector {
    context;
    facts = (0,detect_facts/* noFacts */.f5)();
    messages = [];
    statuses = [];
    logs = [];
    unnamed = [];
    answers = [];
    isError = false;
    speaksItself = false;
    isRefused = false;
    texts = 0;
    inSettings = false;
    captions = new Set();
    url = null;
    constructor(context) {
        this.context = context;
    }
    open(top) {
        if (field(top, "is_error") === true || field(top, "isApiErrorMessage") === true)
            this.isError = this.speaksItself = true;
        this.isRefused = ["success", "ok", "status"].some((name) => {
            const value = field(top, name);
            return value === false || value === 0 || value === "0";
        });
        const message = field(top, "message");
        if (typeof message === "object" && message !== null && message.kind === "object")
            if (field(message, "model") === "<synthetic>" && isFilled(field(top, "error")))
                this.isError = this.speaksItself = true;
        const info = field(top, "rate_limit_info");
        if (typeof info !== "object" || info === null || info.kind !== "object")
            return;
        if (field(info, "status") !== "rejected")
            return;
        (0,detect_facts/* addMeaning */.rK)(this.facts, "period", "claude-code-rate-limit-event");
        this.facts.typed = true;
        this.isError = true;
        this.wait("instant", field(info, "resetsAt") ?? null, "field");
    }
    walk(value, key, depth, inError) {
        if (typeof value === "object" && value !== null) {
            if (depth > 24)
                return;
            if (value.kind === "list") {
                this.pairs(value.items);
                for (const item of value.items.slice(0, 200))
                    this.walk(item, key, depth + 1, inError);
                return;
            }
            if (fieldRole(key) === "retry-info")
                this.delay(value);
            else
                for (const [name, inner] of value.entries)
                    this.entry(name, inner, depth, inError);
            return;
        }
        if (typeof value === "string")
            this.text(value, key, inError);
    }
    entry(name, value, depth, inError) {
        const role = fieldRole(name);
        const plain = typeof value !== "object" || value === null;
        switch (role) {
            case "content":
                if (this.speaksItself)
                    break;
                if (typeof value === "string" && SAID.test(name))
                    this.answers.push(value);
                return;
            case "log":
                if (typeof value === "string")
                    this.logs.push(value);
                return;
            case "url":
                if (typeof value === "string" && value.startsWith("http"))
                    this.url ??= value;
                return;
            case "header":
                if (plain && value !== null)
                    this.facts.headers.set(name.toLowerCase(), String(value));
                else if (typeof value === "object" && value !== null && value.kind === "list" && value.items.length > 0)
                    this.facts.headers.set(name.toLowerCase(), String(value.items[0]));
                return;
            case "wait-ms":
            case "wait-seconds":
            case "retry-info":
            case "instant":
                if (plain)
                    this.wait(role, value, role === "retry-info" ? "retry-info" : "field");
                else
                    this.walk(value, name, depth + 1, inError);
                return;
            case "status":
            case "code":
                this.code(value, role);
                if (plain)
                    return;
                break;
            case "message":
                if (/^(?:error|err|errors|exception|fault|failure|last_?error|error_?message)$/i.test(name) && isFilled(value))
                    this.isError = true;
                break;
            case "other":
                if (/^quota_?value$/i.test(name) && String(value) === "0")
                    (0,detect_facts/* addMeaning */.rK)(this.facts, "task", "limit-zero");
                if (typeof value === "string" && value.length < 300)
                    this.facts.context += `\n${value}`;
                if (/^(?:is_error|isApiErrorMessage)$/.test(name) && value === true)
                    this.isError = this.speaksItself = true;
                break;
            default:
                (0,unreachable/* unreachable */.H)(role);
        }
        if (typeof value === "string")
            this.text(value, name, inError || this.isError);
        else {
            const inSettings = this.inSettings;
            if (role === "other" && !inError && !this.isError && !LISTED.test(name))
                this.inSettings = true;
            if (role === "message" && !INTERFACE.test(name))
                this.inSettings = false;
            this.walk(value, name, depth + 1, inError || (role === "message" && this.isError));
            this.inSettings = inSettings;
        }
    }
    pairs(items) {
        for (const item of items) {
            if (typeof item !== "object" || item === null || item.kind !== "list" || item.items.length !== 2)
                continue;
            const [name, value] = item.items;
            if (typeof name === "string" && value !== null && typeof value !== "object" && fieldRole(name) === "header") {
                this.facts.headers.set(name.toLowerCase(), String(value));
            }
        }
    }
    code(value, role) {
        if (typeof value === "object" || typeof value === "boolean")
            return;
        const text = String(value);
        const http = /^([1-5]\d\d)\b/.exec(text);
        if (http) {
            this.statuses.push(Number(http[1]));
            return;
        }
        if (role === "code" && text === "error")
            this.isError = true;
        if (role === "status" && /^(?:error|errored|failed|failure|rejected)$/i.test(text))
            this.isError = true;
        const form = (0,codes/* fieldCodeForm */.G)(text);
        if (form === null || (this.inSettings && !this.isError))
            return;
        (0,detect_facts/* addMeaning */.rK)(this.facts, form.meaning, form.name);
        if (form.meaning !== "other" && form.meaning !== "failure" && form.meaning !== "connection")
            this.facts.typed = true;
        if (form.meaning !== "other")
            this.isError = true;
        this.facts.context += `\n${text}`;
    }
    text(value, key, inError) {
        if (value === "")
            return;
        const role = fieldRole(key);
        const inner = this.texts < DEEPEST_TEXT * 4 ? innerNotation(value) : null;
        if (inner !== null) {
            this.texts += 1;
            const before = value.slice(0, inner.start).trim();
            if (before !== "" && (role === "message" || inError))
                this.messages.push(before);
            this.walk(inner.value, key, 4, true);
            const rest = value.slice(inner.end).trim();
            if (rest.length > 3 && (role === "message" || inError))
                this.messages.push(rest);
            return;
        }
        const code = role === "message" && value.length < 40 && !CAPTION.test(key) ? (0,codes/* fieldCodeForm */.G)(value) : null;
        if (code !== null && !/slow/i.test(value)) {
            (0,detect_facts/* addMeaning */.rK)(this.facts, code.meaning, code.name);
            this.isError ||= forms_form/* LIMIT_MEANINGS */.T.includes(code.meaning);
        }
        if (CAPTION.test(key))
            this.captions.add(value);
        if (role === "message" ||
            (inError && role === "content") ||
            (this.speaksItself && /^(?:result|content|text)$/.test(key)) ||
            (this.isRefused && key === "result"))
            this.messages.push(value);
        else if (role === "other" && /\s/.test(value))
            this.unnamed.push(value);
    }
    delay(value) {
        const seconds = Number(field(value, "seconds") ?? 0);
        const nanos = Number(field(value, "nanos") ?? 0);
        const ms = seconds * 1_000 + nanos / 1e6;
        if (Number.isFinite(ms))
            this.facts.waits.push({ kind: "duration", ms, source: "retry-info" });
    }
    wait(role, value, source) {
        const wait = readField(role, value, source, this.context);
        if (wait !== null)
            this.facts.waits.push(wait);
    }
    isSuccess() {
        const status = this.statuses[0];
        return status !== undefined && status < 400 && !this.isError && this.statuses.every((code) => code < 400);
    }
    reading(lead, leadSays) {
        const refused = this.statuses.some((code) => code >= 400);
        const isReport = this.isError || refused || leadSays || this.messages.some((one) => !this.captions.has(one) && (0,notice/* isNotice */.fD)(one));
        if (!isReport) {
            const logs = [...this.logs, ...this.messages.filter((one) => !this.captions.has(one) && (0,notice/* announcesError */.nA)(one))];
            return logs.length > 0 ? { kind: "refusal", facts: this.facts, logs } : { kind: "unknown" };
        }
        return this.report((leadSays && lead !== BELOW_AN_ERROR) || BARE_STATUS.test(lead) ? lead : null);
    }
    takeMessages(isTaken) {
        const taken = this.messages.filter(isTaken);
        this.messages.splice(0, this.messages.length, ...this.messages.filter((words) => !isTaken(words)));
        return taken;
    }
    report(lead) {
        const message = this.messages.join("\n");
        const words = lead === null ? message : `${lead.trim()} ${message}`;
        const read = (0,read_message/* readMessage */._8)(words, this.context);
        const status = this.statuses.includes(429) ? 429 : (this.statuses.findLast((code) => code >= 400) ?? read.status);
        (0,detect_facts/* addFacts */.vo)(this.facts, read);
        this.facts.status = read.status === 429 ? 429 : status;
        this.facts.structured = true;
        this.facts.url ??= this.url;
        if (message !== "")
            this.facts.words = message.slice(0, detect_facts/* WORDS_LENGTH */.RR);
        return { kind: "refusal", facts: this.facts, logs: this.logs };
    }
}
function innerNotation(text) {
    const start = text.search(/\{\s{0,20}\\{0,4}["']|\[\s{0,20}\{\s{0,20}\\{0,4}["']/);
    if (start === -1)
        return null;
    const parsed = parseNotation(text, start);
    if (parsed === null || (parsed.value.kind === "object" && parsed.value.entries.length === 0))
        return null;
    return { value: parsed.value, start, end: parsed.end };
}

// EXTERNAL MODULE: ./build/core/detect/text/clean-lines.js
var clean_lines = __webpack_require__(1673);
;// CONCATENATED MODULE: ./build/core/detect/text/indent.js
function indentOf(line) {
    return line.length - line.trimStart().length;
}

;// CONCATENATED MODULE: ./build/core/detect/text/example.js


function isExample(lines, index) {
    const above = [1, 2].map((back) => lines[index - back] ?? "").find((line) => line.trim() !== "") ?? "";
    return /\b(?:example|e\.g\.|such as|looks? like|like this|prints|shows|displays|outputs)\b[^\n]{0,60}:\s*$/i.test(above);
}
function isTitle(lines, index) {
    return (lines[index] ?? "").length < 80 && lines.slice(index + 1, index + 4).some(notice/* isDefinition */.gN);
}
function blockEnd(lines, index, next) {
    const indent = indentOf(lines[index] ?? "");
    let end = next;
    for (let at = next; indent > 0 && at < lines.length && at - index < 40; at += 1) {
        const line = lines[at] ?? "";
        if (line.trim() === "")
            continue;
        if (indentOf(line) < indent)
            break;
        end = at + 1;
    }
    return end;
}

// EXTERNAL MODULE: ./build/core/detect/text/closing-notice.js
var closing_notice = __webpack_require__(2758);
;// CONCATENATED MODULE: ./build/core/detect/text/quotation.js

function quotationEnd(lines, index) {
    return (fenceEnd(lines, index) ??
        commentEnd(lines, index) ??
        diffEnd(lines, index) ??
        changeEnd(lines, index) ??
        additionEnd(lines, index) ??
        commitEnd(lines, index) ??
        tableEnd(lines, index) ??
        settingsEnd(lines, index) ??
        sectionEnd(lines, index) ??
        statusListEnd(lines, index) ??
        callEnd(lines, index) ??
        literalEnd(lines, index) ??
        declarationEnd(lines, index) ??
        bodyEnd(lines, index) ??
        numberedEnd(lines, index) ??
        toolResultEnd(lines, index) ??
        capturedEnd(lines, index));
}
function fenceEnd(lines, index) {
    const fence = /^\s{0,3}(```|(?:"""|\x27\x27\x27)(?=\s*$))/.exec(lines[index] ?? "")?.[1];
    if (fence === undefined)
        return null;
    for (let next = index + 1; next < lines.length && next - index < 400; next += 1) {
        if ((lines[next] ?? "").trim() === fence)
            return next + 1;
    }
    return null;
}
function commentEnd(lines, index) {
    if (!/^\s{0,40}\/\*\*?\s{0,4}$/.test(lines[index] ?? ""))
        return null;
    for (let next = index + 1; next < lines.length && next - index < 400; next += 1) {
        if ((lines[next] ?? "").trimEnd().endsWith("*/"))
            return next + 1;
    }
    return null;
}
function diffEnd(lines, index) {
    if (!/^(?:@@ -\d|diff --git )/.test(lines[index] ?? ""))
        return null;
    let next = index + 1;
    while (next < lines.length &&
        /^(?:[+\- ]|@@ |index |\\ No newline|(?:new|deleted) file|similarity|rename)/.test(lines[next] ?? ""))
        next += 1;
    return next;
}
function changeEnd(lines, index) {
    const first = CHANGED.exec(lines[index] ?? "");
    if (first === null)
        return null;
    const other = first[2] === "-" ? "+" : "-";
    let next = index + 1;
    while (next < lines.length && next - index < 40) {
        const sign = CHANGED.exec(lines[next] ?? "");
        if (sign === null || sign[1] !== first[1])
            return null;
        if (sign[2] === other)
            break;
        next += 1;
    }
    if (next >= lines.length || next - index >= 40)
        return null;
    while (next < lines.length && CHANGED.exec(lines[next] ?? "")?.[1] === first[1])
        next += 1;
    return next;
}
function additionEnd(lines, index) {
    let next = index;
    while (next < lines.length && /^\+(?![+\d])/.test(lines[next] ?? ""))
        next += 1;
    return next - index >= 3 ? next : null;
}
const CHANGED = /^(\s{0,20})([-+])(?:\s|[^-+\s])/;
function commitEnd(lines, index) {
    if (!/^commit [0-9a-f]{40}\b/.test(lines[index] ?? ""))
        return null;
    let next = index + 1;
    while (next < lines.length &&
        /^(?:(?:Author|Date|Merge|Commit|AuthorDate|CommitDate):|\s{4}|\s*$)/.test(lines[next] ?? ""))
        next += 1;
    return next;
}
function tableEnd(lines, index) {
    if (!/^\s{0,3}\|?\s?:?-{2,}:?\s?(?:\|\s?:?-{2,}:?\s?){1,12}\|?\s*$/.test(lines[index + 1] ?? ""))
        return null;
    let next = index + 2;
    while (next < lines.length && (lines[next] ?? "").includes("|"))
        next += 1;
    return next;
}
const SETTINGS_KEY = /^\s{0,20}(?:-\s)?(['"]?)([\w$./ -]{1,60})\1:(?:\s|$)/;
const REPORT_KEY = /err|exception|fail|cause|response|result|message|status|detail|reason|output|header|traceback|http|refus/i;
function settingsEnd(lines, index) {
    const root = SETTINGS_KEY.exec(lines[index] ?? "");
    if (root === null || !/:\s{0,3}$/.test(lines[index] ?? "") || REPORT_KEY.test(root[2] ?? ""))
        return null;
    if ((root[2] ?? "").trim().split(/\s+/).length > 4)
        return null;
    const indent = indentOf(lines[index] ?? "");
    let next = index + 1;
    let keys = 0;
    for (; next < lines.length && next - index < 400; next += 1) {
        const line = lines[next] ?? "";
        const item = /^\s{0,40}-\s/.test(line);
        if (line.trim() === "" || indentOf(line) < indent || (indentOf(line) === indent && !item))
            break;
        if (SETTINGS_KEY.test(line))
            keys += 1;
        else if (!item && !/^\s{0,40}#/.test(line))
            break;
    }
    return keys >= 2 ? next : null;
}
function sectionEnd(lines, index) {
    const head = /^\s{0,4}\[{1,2}([\w ."-]{1,60})\]{1,2}\s*$/.exec(lines[index] ?? "");
    if (head === null || REPORT_KEY.test(head[1] ?? ""))
        return null;
    let next = index + 1;
    while (next < lines.length && /^\s{0,8}(?:[\w."-]{1,60}\s?=|[#;])/.test(lines[next] ?? ""))
        next += 1;
    return next - index >= 3 ? next : null;
}
function statusListEnd(lines, index) {
    const codes = new Set();
    const isHeaded = /^\s{0,4}Responses\s{0,4}$/.test(lines[index] ?? "");
    let next = isHeaded ? index + 1 : index;
    for (; next < lines.length && next - index < 40; next += 1) {
        const code = LISTED_STATUS.exec(lines[next] ?? "")?.[1];
        if (code === undefined || codes.has(code))
            break;
        codes.add(code);
    }
    return codes.size >= (isHeaded ? 1 : 2) ? next : null;
}
const LISTED_STATUS = /^\s{0,8}(?:[-*•|]\s{1,3}){0,2}['"`]?([1-5]\d\d)['"`]?(?:\s?[:|–-])?\s{1,12}(?!\d)\S/;
function callEnd(lines, index) {
    const line = lines[index] ?? "";
    if (!/^\s{0,40}(?:(?:return|await|[\w.]{1,60} =)\s){0,2}(?:[\w$]{1,60}\.){0,6}[a-z_$][\w$]{0,60}\(\s*$/.test(line) &&
        !/^\s{0,40}(?:return|raise|throw)\s(?:new\s)?[\w$.]{1,80}\(\s*$/.test(line))
        return null;
    const indent = indentOf(line);
    for (let next = index + 1; next < lines.length && next - index < 60; next += 1) {
        const inner = lines[next] ?? "";
        if (/^\s{0,40}\)[;,]?\s*$/.test(inner) && indentOf(inner) === indent)
            return next + 1;
        if (inner.trim() !== "" && indentOf(inner) <= indent)
            return null;
    }
    return null;
}
const DECLARATION = /^\s{0,40}(?:module\.exports|export default|(?:export\s)?(?:const|let|var)\s[\w$]{1,60}(?::\s?[\w<>[\], |]{1,80})?)\s?=?\s?(?:[\w.]{1,60}\()?[{[(]\s*$/;
function declarationEnd(lines, index) {
    const head = lines[index] ?? "";
    if (!DECLARATION.test(head))
        return null;
    const indent = indentOf(head);
    for (let next = index + 1; next < lines.length && next - index < 60; next += 1) {
        const inner = lines[next] ?? "";
        if (inner.trim() === "")
            continue;
        if (indentOf(inner) === indent && /^\s{0,40}[}\])]{1,3};?\s*$/.test(inner))
            return next + 1;
        if (indentOf(inner) <= indent)
            return null;
    }
    return null;
}
function literalEnd(lines, index) {
    const open = /^\s{0,40}(?:(?:export\s)?(?:const|let|var)\s)?[\w$.]{1,60}(?::\s?\w{1,40})?\s:?=\s[\w$.]{0,30}(`|"""|\x27\x27\x27)/.exec(lines[index] ?? "");
    const quote = open?.[1];
    if (open === null || quote === undefined || (lines[index] ?? "").slice(open[0].length).includes(quote))
        return null;
    for (let next = index + 1; next < lines.length && next - index < 400; next += 1)
        if ((lines[next] ?? "").includes(quote))
            return next + 1;
    return null;
}
function bodyEnd(lines, index) {
    const head = lines[index] ?? "";
    if (!/^\s{0,40}(?:(?:async\s)?def\s\w{1,80}\(|class\s\w{1,80}[(:]).{0,300}:\s*$/.test(head))
        return null;
    const indent = indentOf(head);
    let next = index + 1;
    for (; next < lines.length && next - index < 200; next += 1) {
        const inner = lines[next] ?? "";
        if (inner.trim() !== "" && indentOf(inner) <= indent)
            break;
    }
    return next;
}
const NUMBERED = /^\s{0,6}(\d{1,6})[:-](?!\d{2}[:-]\d{2})/;
function numberedEnd(lines, index) {
    let first = index;
    while (first > 0 && index - first < 40 && NUMBERED.test(lines[first - 1] ?? ""))
        first -= 1;
    if (NUMBERED.exec(lines[first] ?? "")?.[1] === "0")
        return null;
    let next = index;
    let last = -1;
    for (; next < lines.length; next += 1) {
        const number = Number(NUMBERED.exec(lines[next] ?? "")?.[1] ?? Number.NaN);
        if (!(number > last))
            break;
        last = number;
    }
    return next - index >= 3 ? next : null;
}
const AGENT_NOTICE = /⎿\s{1,4}(?:API Error|You['’](?:ve|re)\s(?:hit|reached|out of)|[\w -]{1,30}limit reached\b)/;
function toolResultEnd(lines, index) {
    if (!/^\s{0,4}[⏺●]\s[A-Z]\w{1,30}\(/.test(lines[index] ?? ""))
        return null;
    let next = index + 1;
    while (next < lines.length && next - index < 12 && !/^\s{0,4}[⎿⏺●]/.test(lines[next] ?? ""))
        next += 1;
    if (!/^\s{0,4}⎿/.test(lines[next] ?? "") || AGENT_NOTICE.test(lines[next] ?? ""))
        return null;
    next += 1;
    while (next < lines.length && /^\s{5,}\S/.test(lines[next] ?? ""))
        next += 1;
    return next;
}
function capturedEnd(lines, index) {
    const line = lines[index] ?? "";
    let next = index + 1;
    if (/^-{4,}\s?Captured (?:stdout|stderr|log) (?:call|setup|teardown)\s?-{4,}\s*$/.test(line)) {
        while (next < lines.length && !/^(?:-{4,}|={4,}|_{4,})/.test(lines[next] ?? ""))
            next += 1;
        return next;
    }
    if (!/^\s{2,6}console\.(?:log|error|warn|info|debug)\s*$/.test(line))
        return null;
    const indent = indentOf(line);
    while (next < lines.length && ((lines[next] ?? "").trim() === "" || indentOf(lines[next] ?? "") > indent))
        next += 1;
    return next;
}

;// CONCATENATED MODULE: ./build/core/detect/text/request-line.js

const SUCCESS_LINE = /["' ]HTTP\/\d(?:\.\d)?["']?\s2\d\d\b|\b(?:GET|POST|PUT|PATCH|DELETE)\s2\d\d\shttps?:|"2\d\d OK"|\s->\s(?:HTTP\s)?2\d\d\b|\b(?:retry|attempt|request|call)\s(?:#?\d{1,3}\s)?(?:has\s)?(?:succeeded|was successful|successful)\b|\b(?:succeeded|finished|completed|answered|ok|done|passed) (?:after|on|at) (?:the |try |attempt |a )?(?:#?\d{1,3}(?:st|nd|rd|th)? |second |third |last |next )?(?:retr|attempt|try)|\b(?:attempt|retry|try) #?\d{1,3}(?: ?(?:\/|of) ?\d{1,3})?[\])]?:? (?:succeeded|successful|ok|passed|answered|completed)\b|\b(?:status|response)(?:[\s_]code)?[:=]\s?2\d\d\b|\b(?:attempt|retry|try|request|call) #?\d{1,6}(?: ?(?:\/|of) ?\d{1,6})?:? (?:success|done|(?:HTTP )?2\d\d\b)|\b(?:response|answer|reply) received \(2\d\d\)|^\s{0,4}[[(]\d{1,6}\/\d{1,6}[\])]:? (?:ok|success|succeeded|done)\b\s{0,3}$|\b(?:GET|POST|PUT|PATCH|DELETE) \S{1,400} (?:succeeded|completed)\b|\bfallback (?:to )?\S{1,80} (?:succeeded|answered)\b|\brequest (?:is |was )?ok\s*$|\brecovered after\b|- 2\d\d in \d+ms/i;
const ADDRESS = /https?:\/\/[^\s"'<>)\]},]{3,400}/;
const PAGE = /\/\/(?:help|docs|support|platform|console|status)\.|\/(?:docs?|account|billing|pricing|help|settings|usage|plans?|upgrade)\b/;
function tellsSuccess(line) {
    return (/2\d\d|succe|recover|attempt|\b(?:re)?try\b|\b(?:ok|done)\b/i.test(line) &&
        SUCCESS_LINE.test(line) &&
        !(0,look_alike/* isAccessLog */.PK)(line) &&
        !/(?<![:\d.])4[0-2]\d\b/.test(line));
}
function addressIn(line) {
    return ADDRESS.exec(line)?.[0] ?? null;
}
function requestAddress(line) {
    const address = addressIn(line);
    return address === null || PAGE.test(address) ? null : address;
}

// EXTERNAL MODULE: ./build/core/detect/text/unwrap.js
var unwrap = __webpack_require__(1179);
;// CONCATENATED MODULE: ./build/core/detect/text/paragraph.js







const LONGEST_PARAGRAPH = 10;
const CONTINUES = /^\s{0,8}(?:\*\s|Please\s(?:re-?try|try|wait)|Try again|Retry|Resets?\b|resets?\b)/;
const FRESH = /^(?:\s{0,12}at\s\S+[:(/]|\s{1,8}File "|Traceback\b|\[?\d{4}[-/]\d{2}[-/]\d{2}|\d{2}:\d{2}:\d{2}|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) [A-Z][a-z]{2} {1,2}\d|\[\w|(?:ERROR|WARN(?:ING)?|INFO|DEBUG|FATAL|CRITICAL|TRACE)\b|[A-Za-z_.]{1,80}(?:Error|Exception|Warning):|[<>] |HTTP\/\d|\s{0,6}[■⚠✗✘●⏺✻›❯⎿$+{}[\]]|```|[-=]{4,}|\s{0,8}[1-5]\d\d\s{2,8}[A-Z]|(?:shard|item|task|run|step|epoch|batch|sample|case|test|worker|finished|completed|done|loaded|saved|processing|evaluating|grading|attempt)\s)/i;
const DANGLING = /(?:\b(?:at|on|in|after|until|again|by|the|is|or|and|code|status|of|to|a|an|your|for|with|per|resets?)|\b(?:19|20)\d{2},?|\d{4}-\d{2}-\d{2}|,|-|\/)$/i;
const TERMINAL_WIDTHS = [80, 100, 120, 132];
const BODY = /\{\s?(["'])error\1:/;
function readParagraph(lines, index, first, statesWait) {
    let text = first;
    let next = index + 1;
    let previous = lines[index] ?? "";
    const indent = indentOf(previous);
    for (; next < lines.length && next - index < LONGEST_PARAGRAPH; next += 1) {
        const line = lines[next] ?? "";
        if (line.trim() === "" || BODY.test(line))
            break;
        if (CONTINUES.test(line) && CONTINUES.test(previous) && !(0,notice/* isReport */.PS)(text))
            break;
        const goesOn = CONTINUES.test(line) || continues(text, previous, line, indent);
        if (!goesOn && !(isAmidWait(text, line) && statesWait(text, line.trim())))
            break;
        if (quotationEnd(lines, next) !== null || (0,notice/* isSpoilt */.Gp)(text, line.trim(), " "))
            break;
        if (!(0,notice/* announcesError */.nA)(text) && !(0,notice/* isReport */.PS)(text) && (0,notice/* isReport */.PS)(line.trim()))
            break;
        text += ` ${line.trim()}`;
        previous = line;
    }
    return { text, next };
}
function isAmidWait(text, line) {
    if (!/[\w,]$/.test(text.trimEnd()) || FRESH.test(line) || (0,look_alike/* lookAlike */.W7)(line) !== null)
        return false;
    return (0,notice/* isErrorLine */.Br)(text) || (0,notice/* isNotice */.fD)(text);
}
function continues(text, previous, line, indent) {
    if (tellsSuccess(line))
        return false;
    const dangling = DANGLING.test(previous.trimEnd());
    const filled = paragraph_isFilled(previous, line);
    if (FRESH.test(line) && !(filled && dangling))
        return false;
    const deeper = indentOf(line) > indent;
    const wrapped = previous.length >= 62 &&
        previous.length <= 220 &&
        !/[.!?:}\])"'`]\s*$/.test(previous) &&
        (!hadRoom(previous, line) || (0,notice/* isReport */.PS)(text));
    if (!wrapped && !deeper && !filled)
        return false;
    const dash = filled && /^-\s/.test(line);
    if ((0,look_alike/* lookAlike */.W7)(line) !== null && !dash && !(deeper && /^\s{1,8}(?:details|status|message|reason) = /.test(line)))
        return false;
    if (!filled && /^\s*['"]?[\w-]{1,30}['"]?:\s/.test(line))
        return false;
    return deeper || dangling || filled || !(0,notice/* isErrorLine */.Br)(line);
}
function brokenWidth(line) {
    return (0,unwrap/* displayWidth */.F)(line.length > 400 ? line : line.replace(/\S{20,400}\s{0,40}$/, "").trimEnd());
}
function hadRoom(line, next) {
    const word = /^\s*\S{1,200}/.exec(next)?.[0].length ?? 0;
    return line.length + 1 + word < brokenWidth(next);
}
function paragraph_isFilled(line, next) {
    const word = /^\S{1,200}/.exec(next)?.[0].length ?? 0;
    const length = (0,unwrap/* displayWidth */.F)(line);
    return (word > 0 &&
        length >= 36 &&
        TERMINAL_WIDTHS.some((width) => Math.max(length, brokenWidth(next)) <= width && length + 1 + word >= width));
}
function isUnderHeading(lines, index) {
    const above = [1, 2].map((back) => lines[index - back] ?? "").find((line) => line.trim() !== "") ?? "";
    if (/^\s{0,8}[-*]\s\[[ xX]\]\s/.test(above))
        return true;
    return [1, 2].some((back) => /^(?:#{1,6}\s\S|\*\*[^*]{1,200}\*\*:?\s*$)/.test(lines[index - back] ?? ""));
}
const LOGGED = /\w=\S|@\d|\d\/\d|%\||^\s{0,4}\[|^\s{0,4}[\w./#-]{1,40}(?:\s[\w.@/#-]{1,40}){0,4}:\s/;
function isContinuedProse(lines, index) {
    const before = lines[index - 1];
    const line = lines[index] ?? "";
    if (before === undefined || before.trim().length < 60)
        return false;
    if ((0,notice/* announcesError */.nA)(before) || (0,notice/* isErrorLine */.Br)(before) || (0,notice/* isNotice */.fD)(before))
        return false;
    const end = before.trimEnd();
    const goesOn = /[a-z,] [\w'-]{1,14}$|[a-z]{2},$/.test(end) && !/[:;.!?)}\]"'`]$/.test(end);
    if (!goesOn || !/^\s{0,2}(?:[A-Z]?[a-z'’-]{1,20}|[A-Z]{1,8}|\d{1,6})[,.;:]?(?:\s|$)/.test(line) || FRESH.test(line))
        return false;
    if (hadRoom(before, line))
        return false;
    return !LOGGED.test(end) || DANGLING.test(end) || paragraph_isFilled(before, line);
}
function closingNoticeAt(lines, index) {
    const line = (lines[index] ?? "").trimEnd();
    const above = (lines[index - 1] ?? "").trimEnd();
    const below = (lines[index + 1] ?? "").trim();
    const lead = isContinuedProse(lines, index) ? `${above} ` : "";
    const across = (0,closing_notice/* closingNotice */._)(`${lead}${line} ${below}`);
    if (across !== null && across < lead.length + line.length)
        return { text: `${lead}${line} ${below}`.slice(across), next: index + 2 };
    const own = (0,closing_notice/* closingNotice */._)(lead + line);
    if (own !== null)
        return { text: (lead + line).slice(own), next: index + 1 };
    const joined = `${above} ${line.trim()}`;
    const broken = (0,closing_notice/* closingNotice */._)(joined);
    return broken !== null && broken < above.length ? { text: joined.slice(broken), next: index + 1 } : null;
}

;// CONCATENATED MODULE: ./build/core/detect/text/passing.js
const BESIDE = /^\s{0,8}(?:\S{1,40}\s){0,4}?\[?(?:wandb|sentry|posthog|langsmith|langfuse|opentelemetry|otel|datadog|ddtrace|mlflow|newrelic|honeycomb|bugsnag|rollbar|amplitude|mixpanel|telemetry)\b(?:[\w.]{0,80}\]?:|\]|\s(?:responded|returned|answered|replied|refused|rejected|throttled)\b)|\bexporting (?:traces|spans|metrics|logs)\b/i;
const RETRIED = /\b(?:re-?trying|will (?:be )?re-?tr(?:y|ied)|backing off|entering retry|trying again|(?:sleeping|slept|pausing|waiting) (?:for )?\d{1,6}(?:\.\d{1,6})? ?\w{1,12})\b/i;
const PROGRAM_FAULT = /^panic: runtime error|\bSegmentation fault\b|\bcore dumped\b|\bpanicked at |(?:^|^E\s{2,8}|[\s:.]|Uncaught )(?:IndexError|KeyError|ZeroDivisionError|AssertionError|AttributeError|TypeError|ValueError|NameError|UnboundLocalError|ReferenceError|RangeError|SyntaxError|IndentationError|JSONDecodeError|UnicodeDecodeError|FileNotFoundError|ModuleNotFoundError|ImportError|NotImplementedError|NullPointerException|IndexOutOfBoundsException|ClassCastException|NoSuchElementException)\b(?:$|:\s|\s\[)/;
function passingOf(words) {
    if (BESIDE.test(words))
        return "beside";
    return RETRIED.test(words) ? "retried" : null;
}
const DONE = /^\W{0,8}(?:(?:all\s)?(?:tests?\s|checks?\s)?(?:ok(?:ay)?|done|pass(?:ed)?|success(?:ful(?:ly)?)?|succeeded|finished|complete[d]?)|\d{1,6}\s(?:passed|ok))\b[^:\n]{0,40}$/i;
const GIVEN_UP = /\b(?:g[ia]v(?:e|ing) up|fail(?:ed|ure|ing)?|error|abort(?:ed|ing)?|exhausted|exceeded|limit|quota|stopp(?:ed|ing)|no more)\b/i;
function wentOn(refusal, after) {
    const said = after.map((line) => line.trim()).filter((line) => line !== "");
    const last = said.at(-1);
    if (last === undefined)
        return false;
    if (DONE.test(last))
        return true;
    const hasRetried = [...refusal, ...said.slice(0, -1)].some((line) => RETRIED.test(line));
    return hasRetried && !GIVEN_UP.test(last) && !RETRIED.test(last);
}
function isProgramFault(line) {
    return PROGRAM_FAULT.test(line.slice(0, 300));
}
const EXIT_STATUS = /\bexit(?:ed)?(?: with)?(?: (?:code|status))?[ :(]{1,2}[1-9]\d{0,2}\)?\.?\s*$|^make(?:\[\d\])?: \*\*\* .{0,200}\bError \d{1,3}$|^npm (?:error|ERR!) (?:code (?:\d|ELIFECYCLE)|errno|path|command|workspace|location|lifecycle)\b/i;
function isExitStatus(line) {
    return EXIT_STATUS.test(line.slice(0, 300));
}
function isWarningRecord(line) {
    return (/^\W{0,4}(?:\d[\d\-:.,TZ/ ]{7,30}\W{0,4})?(?:\S{1,40}\s)?\W{0,3}warn(?:ing)?\b/i.test(line) &&
        !/err|exception|fail|refus|denied/i.test(line));
}
const AGENT_ANSWER = /^(?:[⏺●]\s{1,3})?(?:(?:Done|Okay|OK|Great|Sure|Perfect)[.,!] )?(?:I(?:'ve|’ve| have) [a-z]|I (?:read|updated|fixed|added|changed|created|wrote|found|ran|made|removed) |Here(?:'s|’s| is| are) (?:the|a|my|what) |The (?:tests|fix|change|changes|build) (?:now )?(?:pass|is|are)\b|All (?:\d{1,5} )?tests (?:now )?pass)/;
function isAgentAnswer(line) {
    return AGENT_ANSWER.test(line);
}

;// CONCATENATED MODULE: ./build/core/detect/text/quoted-object.js


const ANSIBLE = /^(?:fatal|failed): \[[^\]\n]{1,200}\](?:\s\([^\n]{1,200}\))?: (?:FAILED|UNREACHABLE)! => $/;
function isQuotedObject(lines, object) {
    const { index, endLine, lead, trail } = object;
    if (/^\s+(?:and|or|is|are|as|in|with|when|if|which|so|then|means?)\s/.test(trail))
        return true;
    const before = (lines[index - 1] ?? "").trimEnd();
    if (lead.trim() === "" && /[a-z] (?:with|like|as|a|the|of|be|is|returns?|body|json)$/i.test(before))
        return true;
    if ((0,look_alike/* isSimulated */.Ht)(lead))
        return true;
    if (/^\s{2,80}\w{1,40}=[bruf]{0,2}["'`]?$/.test(lead) && /^["'`]?,/.test(trail))
        return true;
    if (/(?:^|[^`])`$/.test(lead) && /^`/.test(trail))
        return true;
    const alike = (0,look_alike/* lookAlike */.W7)(lead);
    if (alike === "expectation" || alike === "test-outcome")
        return true;
    const isReport = alike === null || alike === "stack-frame" || (0,notice/* isErrorLine */.Br)(lead) || ANSIBLE.test(lead);
    if (/[a-z]{2}/i.test(lead) && !isReport)
        return true;
    if (!object.bareKeys)
        return false;
    if (/^\s?;/.test(trail) || /^\s*[|&]\s*$/.test(lead))
        return true;
    if (/[(=>,]\s*$/.test(lead) && !/(?:Error|Exception)\w*\(\s*$/.test(lead))
        return true;
    const after = lines[endLine + 1] ?? "";
    const closing = lines[endLine] ?? "";
    if (/[,;)]\s*$/.test(closing.trimEnd()) && /^\s*[}\])]/.test(after))
        return true;
    if (lead.trim() === "" && /^,/.test(trail))
        return true;
    if ((lead.trim() === "" && /^(?:source|diff)$/.test((0,look_alike/* lookAlike */.W7)(before) ?? "")) || (0,look_alike/* lookAlike */.W7)(lead) === "source")
        return true;
    return !(object.isNearError || (0,notice/* announcesError */.nA)(lead) || (0,notice/* isErrorLine */.Br)(lead) || lead.trim() === "");
}

;// CONCATENATED MODULE: ./build/core/detect/text/surrounding-source.js

const FARTHEST = 12;
const TELLING = 3;
const ENOUGH = 2;
function isAmidSource(lines, start, end) {
    return isSourceBeside(lines, start, -1) && isSourceBeside(lines, end, 1);
}
function isBesideSource(lines, at) {
    return isSourceBeside(lines, at, -1) || isSourceBeside(lines, at, 1);
}
function isSourceBeside(lines, from, step) {
    let source = 0;
    let seen = 0;
    for (let at = from + step; Math.abs(at - from) <= FARTHEST && seen < TELLING; at += step) {
        const line = lines[at];
        if (line === undefined || /^\s{0,3}```/.test(line))
            break;
        if (!/[A-Za-z]{2}/.test(line) || FIELD.test(line))
            continue;
        seen += 1;
        if ((0,look_alike/* lookAlike */.W7)(line) === "source")
            source += 1;
    }
    return source >= ENOUGH;
}
const FIELD = /^\s{1,40}['"]?[\w$-]{1,60}['"]?:\s.{0,300}[,{[]\s*$/;

;// CONCATENATED MODULE: ./build/core/detect/read-events.js




















const DEEPEST_LOG = 2;
const LONGEST_LEAD = 2_000;
const NEAR_ERROR = 12;
const SEAM = 120;
const OBJECT_START = /\{(?=(?:\s|\\{1,4}n){0,40}(?:\\{0,4}["'`]|[A-Za-z_$][\w$-]{0,60}\s{0,3}(?:[:{]|=>)|:[a-z_]{1,40}\s?=>|\[Symbol))|\[(?=(?:\s|\\{1,4}n){0,40}(?:\\{0,4}["'](?![^"'\n]{0,60}["']\s?,?\s?[A-Za-z])|[{[]\s{0,40}\\{0,4}["'{(]|[a-z_]{1,40}\s\{|\(['"]))/g;
function readEvents(text, context, depth = 0) {
    return new EventReader((0,clean_lines/* cleanLines */.v)(text), context, depth).read();
}
class EventReader {
    lines;
    context;
    depth;
    starts = [];
    text;
    events = [];
    firstFilled;
    lastError = Number.NEGATIVE_INFINITY;
    work;
    constructor(lines, context, depth) {
        this.lines = lines;
        this.context = context;
        this.depth = depth;
        this.text = lines.join("\n");
        this.firstFilled = lines.findIndex((line) => line.trim() !== "");
        let at = 0;
        for (const line of lines) {
            this.starts.push(at);
            at += line.length + 1;
        }
        this.work = this.text.length * 6 + 20_000;
    }
    read() {
        let index = 0;
        while (index < this.lines.length)
            index = Math.max(index + 1, this.step(index));
        return this.events;
    }
    step(index) {
        const line = this.lines[index] ?? "";
        if (line === "")
            return index + 1;
        const quoted = quotationEnd(this.lines, index);
        if (quoted !== null)
            return quoted;
        const response = this.response(index);
        if (response !== null)
            return response;
        const object = this.object(index);
        if (object !== null)
            return object;
        const properties = this.properties(index);
        if (properties !== null)
            return properties;
        return this.plain(index);
    }
    response(index) {
        const head = readResponseHead(this.lines, index);
        if (head === null)
            return null;
        if (isTitle(this.lines, index))
            return index + 1;
        if (isExample(this.lines, index))
            return blockEnd(this.lines, index, head.next);
        if (head.status < 400) {
            if (head.status >= 200)
                this.events.push({ kind: "success", line: index, url: null });
            return head.next;
        }
        let next = head.next;
        while (next < this.lines.length && next - head.next < 3 && /^\s{0,4}<?\s{0,4}$/.test(this.lines[next] ?? ""))
            next += 1;
        const facts = head.facts;
        const body = this.parseAt(next, /^\s{0,20}[{[]/);
        if (body !== null) {
            const reading = readRecord(body.value, `HTTP ${head.status}:`, this.context);
            if (reading.kind === "refusal" && !isBare(reading.facts))
                (0,detect_facts/* addFacts */.vo)(facts, reading.facts);
            next = body.nextLine;
        }
        else if (next > head.next || /^\s{0,4}(?:<html|<!doctype|<title|<head)/i.test(this.lines[next] ?? "")) {
            const text = this.lines.slice(next, next + 6).join("\n");
            if (readResponseHead(this.lines, next) === null &&
                !/^\s*\S+\s*$/.test(text) &&
                (0,look_alike/* lookAlike */.W7)(this.lines[next] ?? "") === null) {
                (0,detect_facts/* addFacts */.vo)(facts, (0,read_message/* readMessage */._8)(text, this.context));
                while (next < this.lines.length && next - head.next < 15 && (this.lines[next] ?? "").trim() !== "")
                    next += 1;
            }
        }
        facts.status =
            facts.meanings.size === 0 || facts.status === null ? head.status : facts.status === 429 ? 429 : head.status;
        this.push(index, next, facts, "");
        return next;
    }
    parseAt(index, shape) {
        const line = this.lines[index];
        if (line === undefined || !shape.test(line) || this.work <= 0)
            return null;
        const from = (this.starts[index] ?? 0) + line.search(/[{[]/);
        const parsed = parseNotation(this.text, from);
        this.work -= (parsed?.end ?? from + 200) - from;
        return parsed === null ? null : { value: parsed.value, nextLine: this.lineAt(parsed.end) + 1 };
    }
    lineAt(offset) {
        let low = 0;
        let high = this.starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((this.starts[middle] ?? 0) <= offset - 1)
                low = middle;
            else
                high = middle - 1;
        }
        return low;
    }
    object(index) {
        const line = this.lines[index] ?? "";
        OBJECT_START.lastIndex = 0;
        const text = this.withNext(index);
        let leadFrom = 0;
        for (let match = OBJECT_START.exec(text); match !== null; match = OBJECT_START.exec(text)) {
            if (match.index >= line.length || this.work <= 0)
                return null;
            const from = (this.starts[index] ?? 0) + match.index;
            const parsed = parseNotation(this.text, from);
            this.work -= (parsed?.end ?? from + 400) - from;
            if (parsed === null)
                continue;
            if (parsed.value.kind === "object" ? parsed.value.entries.length === 0 : parsed.value.items.length === 0)
                continue;
            const endLine = parsed.complete ? this.lineAt(parsed.end) : index;
            const lead = line.slice(Math.max(leadFrom, match.index - LONGEST_LEAD), match.index);
            const trail = parsed.complete ? this.text.slice(parsed.end, this.endOf(endLine)) : "";
            const isNearError = index - this.lastError <= NEAR_ERROR;
            if (isQuotedObject(this.lines, { index, endLine, lead, trail, bareKeys: parsed.bareKeys, isNearError }))
                return parsed.complete && lead.trim() === "" ? endLine + 1 : null;
            const reading = readRecord(parsed.value, this.leadWords(lead, index, parsed.bareKeys || endLine > index), this.context);
            switch (reading.kind) {
                case "silent":
                    return endLine + 1;
                case "success":
                    this.events.push({ kind: "success", line: index, url: reading.url });
                    return endLine + 1;
                case "unknown":
                    if (lead.trim() === "" && trail.trim().length <= 1)
                        return endLine + 1;
                    break;
                case "refusal":
                    if (!says(reading.facts) && reading.logs.length === 0) {
                        if (reading.facts.headers.size > 0 || reading.facts.waits.length > 0)
                            this.attach(index, reading.facts);
                        if (endLine > index)
                            return endLine + 1;
                        break;
                    }
                    return this.refusal(index, parsed.complete ? endLine : this.lineAt(parsed.end), reading.facts, reading.logs, line, parsed.complete ? parsed.end : null);
                default:
                    (0,unreachable/* unreachable */.H)(reading);
            }
            leadFrom = parsed.end - (this.starts[index] ?? 0);
            OBJECT_START.lastIndex = Math.max(OBJECT_START.lastIndex, leadFrom);
        }
        return null;
    }
    withNext(index) {
        const line = this.lines[index] ?? "";
        return /[{[(]\s*$/.test(line)
            ? `${line}\n${(this.lines[index + 1] ?? "").slice(0, 200)}\n${(this.lines[index + 2] ?? "").slice(0, 200)}`
            : line;
    }
    leadWords(lead, index, isDump) {
        if (lead.trim() !== "" && !/^\s*(?:at\s.*|[\w$'".-]{1,40}\s?[:=]\s?|[a-zA-Z]{1,30}\s?|\[?b?['"]?)$/.test(lead))
            return lead;
        const announced = /:\s*$/.test(this.lines[index - 1] ?? "");
        return (isDump || announced) && index - this.lastError <= NEAR_ERROR ? BELOW_AN_ERROR : lead;
    }
    refusal(index, endLine, facts, logs, line, end) {
        let last = endLine;
        let at = end;
        for (let more = 0; more < 6 && at !== null && this.work > 0; more += 1) {
            const next = this.text.slice(at, this.endOf(last)).search(/[{[]\s{0,4}['"]/);
            const parsed = next === -1 ? null : parseNotation(this.text, at + next);
            if (parsed === null)
                break;
            this.work -= parsed.end - at;
            const reading = readRecord(parsed.value, this.text.slice(at, at + next), this.context);
            if (reading.kind === "refusal")
                (0,detect_facts/* addFacts */.vo)(facts, reading.facts);
            at = parsed.complete ? parsed.end : null;
            if (at !== null)
                last = this.lineAt(at);
        }
        const trail = at === null ? "" : this.text.slice(at, this.endOf(last));
        if (trail.trim().length > 8)
            (0,detect_facts/* addFacts */.vo)(facts, (0,read_message/* readMessage */._8)(trail, this.context));
        if (this.depth < DEEPEST_LOG) {
            for (const log of logs) {
                const inner = lastRefusal(readEvents(log.slice(-65_536), this.context, this.depth + 1));
                if (inner !== null)
                    this.push(index, last, inner, "");
            }
        }
        this.push(index, last, facts, line + trail);
        return last + 1;
    }
    endOf(line) {
        return (this.starts[line] ?? 0) + (this.lines[line] ?? "").length;
    }
    properties(index) {
        if (index - this.lastError > NEAR_ERROR && !this.isCutObject(index))
            return null;
        const lines = readPropertyLines(this.lines, index);
        if (lines === null)
            return null;
        const { group, next } = lines;
        const facts = readErrorFields(group, this.context);
        if (says(facts))
            this.push(index, next - 1, facts, "");
        else
            this.attach(index, facts);
        return next;
    }
    isCutObject(index) {
        return index === this.firstFilled && /^\s{0,12}"/.test(this.lines[index] ?? "");
    }
    plain(index) {
        const line = this.lines[index] ?? "";
        if (tellsSuccess(line)) {
            this.events.push({ kind: "success", line: index, url: addressIn(line) });
            return index + 1;
        }
        if (isAgentAnswer(line) && !read_message/* TRIGGER */.tr.test(line)) {
            this.events.push({ kind: "answer", line: index });
            return index + 1;
        }
        if (isExitStatus(line) && !read_message/* TRIGGER */.tr.test(line))
            return index + 1;
        const announces = (0,notice/* announcesError */.nA)(line);
        const ofProgram = isProgramFault(line);
        const isNear = index - this.lastError <= NEAR_ERROR;
        if (!announces && !ofProgram && !read_message/* TRIGGER */.tr.test(line)) {
            if (isNear && (0,look_alike/* lookAlike */.W7)(line) === "stack-frame")
                this.lastError = index;
            return index + 1;
        }
        if (!isNear && /^\s{1,40}[\w$]{2,40}:\s\S.{0,200},\s*$/.test(line) && isBesideSource(this.lines, index))
            return index + 1;
        const closing = this.closing(index);
        if (closing !== null)
            return closing;
        const alike = (0,look_alike/* lookAlike */.W7)(line);
        if (ofProgram || (alike === null && announces && !read_message/* TRIGGER */.tr.test(line) && !isWarningRecord(line)))
            this.events.push({ kind: "failure", line: index, ofProgram });
        if (alike === "stack-frame" && isNear)
            this.lastError = index;
        if (alike === null && announces && !ofProgram && !isWarningRecord(line))
            this.lastError = index;
        if (alike !== null && !(alike === "document" && this.isListedNotice(index, line)))
            return index + 1;
        if (isTitle(this.lines, index) || (indentOf(line) >= 2 && isExample(this.lines, index)))
            return index + 1;
        if (announces && this.escaped(index, line))
            return index + 1;
        const text = line.replace(/^E\s{2,8}/, "").replace(look_alike/* RUBY_ERROR */.OS, "");
        const paragraph = unquotedParagraph(readParagraph(this.lines, index, text, this.statesWait), index);
        if (!isContinuedProse(this.lines, index) && this.isReport(index, text, paragraph.text)) {
            const facts = (0,read_message/* readMessage */._8)(paragraph.text, this.context);
            facts.url = requestAddress(line);
            for (const [name, value] of readHeadersInText(paragraph.text))
                facts.headers.set(name, value);
            if (says(facts)) {
                this.lastError = paragraph.next - 1;
                this.push(index, paragraph.next - 1, facts, paragraph.text);
                return paragraph.next;
            }
        }
        const headers = readHeadersInText(line);
        const waits = (0,prose_waits/* readProseWaits */._)(paragraph.text, this.context);
        if (headers.size > 0 || waits.length > 0) {
            const facts = (0,detect_facts/* noFacts */.f5)();
            for (const [name, value] of headers)
                facts.headers.set(name, value);
            facts.waits.push(...waits);
            this.attach(index, facts);
        }
        return index + 1;
    }
    closing(index) {
        const notice = closingNoticeAt(this.lines, index);
        if (notice === null)
            return null;
        this.push(index, notice.next - 1, (0,read_message/* readMessage */._8)(notice.text, this.context), notice.text);
        return notice.next;
    }
    statesWait = (text, next) => {
        const [end, start] = [text.slice(-SEAM), next.slice(0, SEAM)];
        const read = (words) => (0,prose_waits/* readProseWaits */._)(words, this.context).map((wait) => JSON.stringify(wait));
        const apart = new Set([...read(end), ...read(start)]);
        return read(`${end} ${start}`).some((wait) => !apart.has(wait));
    };
    escaped(index, line) {
        if (this.depth >= DEEPEST_LOG || !/\w.{0,400}\\n/.test(line))
            return false;
        const text = line
            .replace(/\\r?\\n|\\n/g, "\n")
            .replaceAll("\\t", "\t")
            .replace(/\\(["'\\])/g, "$1");
        const inner = lastRefusal(readEvents(text, this.context, this.depth + 1));
        if (inner !== null)
            this.push(index, index, inner, "");
        return inner !== null;
    }
    isReport(index, line, paragraph) {
        if ((0,notice/* isErrorLine */.Br)(line))
            return true;
        const isDocument = isUnderHeading(this.lines, index) && !/^(?:ERROR|FATAL)\b/.test(line);
        if (!isDocument && (0,notice/* isNotice */.fD)(line))
            return true;
        return (paragraph !== line && read_message/* TRIGGER */.tr.test(paragraph) && ((0,notice/* isErrorLine */.Br)(paragraph) || (!isDocument && (0,notice/* isNotice */.fD)(paragraph))));
    }
    isListedNotice(index, line) {
        const isAlone = ![index - 1, index + 1].some((at) => /^\s{0,8}[-*•●]\s/.test(this.lines[at] ?? ""));
        if (isAlone && /^\s{0,3}[•●]\s/.test(line) && RESETS.test(line) && (0,notice/* isNotice */.fD)(line))
            return true;
        return /^\s{0,3}[-*•●]\s(?!\*\*)/.test(line) && (0,notice/* announcesError */.nA)(line) && (0,notice/* isErrorLine */.Br)(line);
    }
    push(line, end, facts, words) {
        if (!says(facts) || isAmidSource(this.lines, line, end))
            return;
        this.lastError = Math.max(this.lastError, end);
        const retries = /\bretr(?:y|ying|ies)\b/i.test(words);
        this.events.push({ kind: "refusal", line, end, facts, retries, passing: passingOf(words) });
    }
    attach(line, facts) {
        this.events.push({ kind: "attachment", line, facts });
    }
}
function unquotedParagraph(paragraph, index) {
    if (paragraph.next === index + 1 || !/^"[^"]{12,4000}"$/.test(paragraph.text))
        return paragraph;
    return { ...paragraph, text: paragraph.text.slice(1, -1) };
}
const RESETS = /\b(?:resets?|try again|retry)\s(?:at|in|on|after)\b/i;
function isBare({ meanings, waits, headers }) {
    return meanings.size === 0 && waits.length === 0 && headers.size === 0;
}
function says(facts) {
    return facts.meanings.size > 0 || (facts.status !== null && facts.status >= 400);
}

;// CONCATENATED MODULE: ./build/core/detect/structured/json-notation.js

const json_notation_DEEPEST = 48;
const MOST_NAMES = 4;
function jsonNotation(value, said, depth = 0) {
    if (typeof value === "string")
        return said(value);
    if (typeof value === "number" || typeof value === "boolean")
        return value;
    if (typeof value !== "object" || value === null || depth > json_notation_DEEPEST)
        return null;
    if (Array.isArray(value))
        return { kind: "list", items: value.map((item) => jsonNotation(item, said, depth + 1)) };
    const heard = withoutSilencedNames(Object.entries(value), said);
    const entries = heard.map(([key, inner]) => [key, jsonNotation(inner, said, depth + 1)]);
    return { kind: "object", entries };
}
function withoutSilencedNames(fields, said) {
    const isName = ([key, value]) => typeof value === "string" && /\D/.test(value) && fieldRole(key) === "code";
    const names = fields.filter(isName).slice(0, MOST_NAMES);
    for (const message of fields) {
        const [key, words] = message;
        if (typeof words !== "string" || fieldRole(key) !== "message")
            continue;
        for (const [, name] of names) {
            const rest = said(`${name}: ${words}`);
            if (rest.startsWith(String(name)))
                continue;
            return fields.filter((field) => !names.includes(field)).map((field) => (field === message ? [key, rest] : field));
        }
    }
    return fields;
}

;// CONCATENATED MODULE: ./build/core/detect/text/relevant-parts.js

const WHOLE = 262_144;
const SIGN = new RegExp(`${read_message/* TRIGGER */.tr.source}|Error|Exception`, "i");
const TAIL = 131_072;
const CHUNK = 262_144;
const BEFORE = 6_000;
const AFTER = 12_000;
const MOST = 1_048_576;
const HIT = /429|529|limit|quota|throttl|exhaust|overload|too many|capacity|credit|balance|billing|budget|exceed|spend|ECONN|ETIMEDOUT|timed out|unavailable|50[0234] |RateLimit|Limit|Quota|Throttl|Exhaust|EXHAUST|Overload|Too Many|TooMany|Too many|Capacity|CAPACITY|Credit|Balance|Payment|Spend|Connection|Timeout|socket|余额|额度|限|频|繁忙|过载|上限/g;
function* relevantParts(text) {
    if (text.length <= WHOLE) {
        const first = text.search(SIGN);
        if (first !== -1)
            yield text.slice(lineStart(text, Math.max(0, first - BEFORE)));
        return;
    }
    const tail = lineStart(text, text.length - TAIL);
    yield* relevantParts(text.slice(tail));
    let left = MOST;
    let end = tail;
    let covered = tail;
    while (end > 0 && left > 0) {
        const start = lineStart(text, Math.max(0, end - CHUNK));
        const ranges = hitRanges(text, start, end);
        for (const range of ranges.reverse()) {
            const to = Math.min(range.end, covered);
            if (to <= range.start)
                continue;
            covered = range.start;
            left -= to - range.start;
            yield text.slice(range.start, to);
        }
        end = start;
    }
}
function hitRanges(text, start, end) {
    const chunk = text.slice(start, end);
    const ranges = [];
    HIT.lastIndex = 0;
    for (let match = HIT.exec(chunk); match !== null; match = HIT.exec(chunk)) {
        const from = lineStart(text, Math.max(0, start + match.index - BEFORE));
        const to = lineEnd(text, start + match.index + AFTER);
        const last = ranges.at(-1);
        if (last && from <= last.end)
            last.end = Math.max(last.end, to);
        else
            ranges.push({ start: from, end: to });
        HIT.lastIndex = Math.max(HIT.lastIndex, match.index + AFTER - BEFORE);
    }
    return ranges;
}
function lineStart(text, at) {
    if (at <= 0)
        return 0;
    const found = text.lastIndexOf("\n", at - 1);
    return found === -1 || at - found > CHUNK ? at : found + 1;
}
function lineEnd(text, at) {
    const found = text.indexOf("\n", at);
    return found === -1 || found - at > CHUNK ? at : found;
}

// EXTERNAL MODULE: ./build/core/detect/user-forms.js + 2 modules
var user_forms = __webpack_require__(1162);
;// CONCATENATED MODULE: ./build/core/detect/forms/providers.js
const SIGNS = [
    ["azure-openai", /azure ?openai|AzureException|azure-api\.net|openai\.azure\.com|aka\.ms\/oai/i],
    ["openrouter", /openrouter/i],
    ["github-models", /models\.github\.ai|UserByModelBy|models\.inference\.ai\.azure/i],
    ["github-copilot", /githubcopilot|\/copilot\/|Copilot (?:model|Chat|CLI)|premium request allowance/i],
    ["google-vertex", /aiplatform\.googleapis|vertex/i],
    ["google", /generativelanguage|gemini|ai\.google\.dev|cloudcode-pa|googleapis|google\.(?:genai|api_core|rpc)/i],
    ["aws-bedrock", /bedrock|botocore|InvokeModel|ConverseStream|ThrottlingException/],
    ["anthropic", /anthropic|claude|rate_limit_error|overloaded_error/i],
    ["groq", /groq/i],
    ["deepseek", /deepseek/i],
    ["moonshot", /moonshot|kimi|organization max RPM/i],
    ["zhipu", /zhipu|bigmodel|\bglm-|z\.ai\b/i],
    ["qwen", /dashscope|aliyun|\bqwen\b/i],
    ["mistral", /mistral/i],
    ["cohere", /cohere/i],
    ["together", /together(?:\.ai|\.error|-ai| ai\b)|api\.together/i],
    ["fireworks", /fireworks/i],
    ["xai", /\bx\.ai\b|\bxai\b|\bgrok\b/i],
    ["perplexity", /perplexity/i],
    ["huggingface", /hugging ?face|hf_token|HfHub/i],
    ["replicate", /replicate/i],
    ["cerebras", /cerebras/i],
    ["sambanova", /sambanova/i],
    ["nvidia-nim", /nvidia|\bnim\b/i],
    ["cloudflare", /cloudflare|neurons\b/i],
    ["siliconflow", /siliconflow/i],
    ["docker-hub", /\btoomanyrequests:|docker\.(?:com|io)/],
    ["openai", /openai|chatgpt|codex|\bgpt-\d|\borg-[A-Za-z0-9]{10}/i],
    ["github", /api\.github\.com|docs\.github\.com|\bgithub\b|octokit/i],
];
function providerOf(text) {
    const head = text.slice(0, 4_000);
    return SIGNS.find(([, sign]) => sign.test(head))?.[0] ?? null;
}

// EXTERNAL MODULE: ./build/core/detect/reset/wait.js
var reset_wait = __webpack_require__(2691);
;// CONCATENATED MODULE: ./build/core/detect/verdict.js






const PER_DAY = /\/\s?(?:day|week|month)\b|per[-_\s]?(?:1\s)?(?:day|week|month|24)|perday|\b(?:RPD|TPD)\b|\bdaily\b|\bweekly\b|\bmonthly\b|per 86400|\b24[- ]hours?\speriod|\bevery 24 hours/i;
const PER_MINUTE = /per[-_\s]?(?:min|sec|hour|second)|perminute|persecond|perhour|\b(?:RPM|TPM|ITPM|OTPM|QPS|RPS|QPM)\b|\/ ?min|this minute|\/ ?sec|per \d{1,4} ?(?:min|sec|s\b|hour)|\bwith backoff\b|\bquotas-genai\b|\baiplatform\.googleapis\.com\/(?:online_prediction|generate_content)/i;
const GOOGLE_PER_DAY = /\b\w{0,60}PerDay\w{0,60}\b|per_day/;
const OTHER_RESOURCES = new Set(["storage", "memory", "log-lines", "purse"]);
function judge(facts, context) {
    return judged(facts, context) ?? rate_limit/* NOTHING_DETECTED */.X;
}
function judged(facts, context) {
    const { meanings, status } = facts;
    const wait = statedWait(facts, context);
    const has = (meaning) => meanings.has(meaning);
    const limited = forms_form/* LIMIT_MEANINGS */.T.some(has) || status === 429 || status === 413;
    if (has("task") && (limited || status === 400 || status === 402 || status === null))
        return answer("task", "task", facts, null, context);
    if (asksForMoreThanLimit(facts.context) && limited && !has("other"))
        return answer("task", "task", facts, null, context, "request-too-large");
    const other = meanings.get("other");
    if (other !== undefined && OTHER_RESOURCES.has(other) && status !== 429)
        return null;
    if (other === "harness-limit" && status === null && !facts.typed)
        return null;
    if (has("money"))
        return answer("stop", "money", facts, onlyLong(wait, context), context);
    if (status === 402)
        return answer("stop", "money", facts, onlyLong(wait, context), context, "payment-required");
    if (has("other") && !facts.typed && status !== 429)
        return null;
    if (has("period") && !isDenied(facts))
        return answer("stop", "period", facts, wait, context);
    if (has("overload") && !isOwnRate(facts))
        return answer("overload", "overload", facts, wait, context);
    if (has("quota"))
        return quota(facts, wait, context);
    if (has("rate") || status === 429) {
        if (status !== null && status >= 500 && meanings.get("rate") === "slow-down")
            return answer("overload", "failure", facts, wait, context, "slow-down");
        return rate(facts, wait, context);
    }
    if (status === 403 && ((0,headers/* isExhausted */.qo)(facts.headers) || facts.headers.has("retry-after")))
        return rate(facts, wait, context);
    if (has("failure") && (status === null || status >= 500 || status === 408))
        return answer("overload", "failure", facts, wait, context);
    if (status !== null && status >= 500)
        return answer("overload", "failure", facts, wait, context, "http-5xx");
    if (status === 408)
        return answer("overload", "connection", facts, wait, context, "http-408");
    if (has("connection") && !has("other") && status === null)
        return answer("overload", "connection", facts, wait, context);
    return null;
}
function isDenied({ meanings }) {
    const isByName = meanings.get("period") === "usage-limit" && meanings.get("rate") === "slow-down";
    return meanings.get("overload") === "not-your-limit" || isByName;
}
function isOwnRate({ meanings }) {
    return meanings.get("overload") === "high-demand-words" && meanings.get("rate") === "rate-limit-reached";
}
function quota(facts, wait, context) {
    const google = GOOGLE_PER_DAY.test(facts.context);
    if (google)
        return answer("stop", "quota", facts, withoutTechnicalDelay(facts, context), context, "daily-quota");
    if (wait !== null)
        return answer("stop", "quota", facts, wait, context);
    if (PER_DAY.test(facts.context))
        return answer("stop", "quota", facts, null, context);
    if (PER_MINUTE.test(facts.context) || facts.meanings.get("rate") === "throttling")
        return answer("cap", "quota", facts, null, context);
    return answer("stop", "quota", facts, null, context);
}
function rate(facts, wait, context) {
    if (wait !== null) {
        if (GOOGLE_PER_DAY.test(facts.context) && facts.waits.some((one) => one.source === "retry-info"))
            return quota(facts, wait, context);
        return answer("stop", "rate", facts, wait, context);
    }
    const daily = PER_DAY.test(facts.context) && PER_DAY.test(facts.words || facts.context);
    return answer(daily ? "stop" : "cap", "rate", facts, null, context);
}
function statedWait(facts, context) {
    const header = (0,headers/* readHeaderWait */.jN)(facts.headers, context);
    const all = facts.waits.filter((wait) => (0,reset_wait/* waitMs */.C)(wait, context.nowAt) >= 0);
    return (0,reset_wait/* longest */.x)(header === null ? all : [header, ...all], context.nowAt);
}
function withoutTechnicalDelay(facts, context) {
    return (0,reset_wait/* longest */.x)(facts.waits.filter((wait) => wait.source === "field" || wait.kind === "instant"), context.nowAt);
}
function onlyLong(wait, context) {
    return wait !== null && (0,reset_wait/* waitMs */.C)(wait, context.nowAt) > context.retryAfterThresholdMs ? wait : null;
}
const ASKED = /\blimit[:\s]{1,3}([\d,]{1,15})[^\n]{0,40}?\brequested[:\s]{1,3}~?([\d,]{1,15})/i;
function asksForMoreThanLimit(text) {
    const match = ASKED.exec(text);
    if (match === null)
        return false;
    const limit = Number((match[1] ?? "").replaceAll(",", ""));
    const requested = Number((match[2] ?? "").replaceAll(",", ""));
    return requested > limit;
}
function answer(kind, meaning, facts, wait, context, form) {
    const long = wait !== null && (0,reset_wait/* waitMs */.C)(wait, context.nowAt) > context.retryAfterThresholdMs;
    const settled = wait === null || kind === "overload" || kind === "task" ? kind : long ? "stop" : "wait";
    return {
        kind: settled,
        retryAfterMs: wait?.kind === "duration" ? wait.ms : null,
        resetAt: wait?.kind === "instant" ? wait.at : null,
        evidence: facts.words.replace(/\s+/g, " ").trim().slice(0, detect_facts/* WORDS_LENGTH */.RR),
        form: form ?? facts.meanings.get(meaning) ?? `http-${facts.status}`,
        provider: providerOf(facts.context),
    };
}

;// CONCATENATED MODULE: ./build/core/detect/detect.js

















function detect(text, context) {
    return read(text, context, () => true);
}
function detectStructured(text, context) {
    return read(text, context, (event) => event.kind !== "refusal" || event.facts.structured);
}
function read(text, context, counts) {
    const { detection: own, rest } = (0,user_forms.readUserForms)(unrolled(text), context.forms ?? [], context);
    if (own !== null)
        return own;
    for (const part of relevantParts(rest)) {
        const facts = lastRefusal(readEvents(part, context).filter(counts));
        if (facts === null)
            continue;
        const detection = judge(facts, context);
        if (detection.kind !== "none")
            return detection;
    }
    return rate_limit/* NOTHING_DETECTED */.X;
}
function unrolled(text) {
    if (!text.includes("[{"))
        return text;
    return text.replace(/^\[\{.*\}\]$/gm, (line) => {
        const records = (0,json_or_null/* jsonOrNull */.J)(line);
        if (!Array.isArray(records) || !records.every(isTyped))
            return line;
        return records.map((record) => JSON.stringify(record)).join("\n");
    });
}
function isTyped(record) {
    return typeof record === "object" && record !== null && "type" in record && typeof record.type === "string";
}
function detectDeclared(text, context) {
    const detection = detect(text, context);
    if ((0,rate_limit/* isRateLimit */.a)(detection))
        return detection;
    const stated = readEvents(text.slice(-DECLARED_TAIL), context).findLast((event) => event.kind === "attachment");
    const facts = (0,detect_facts/* noFacts */.f5)();
    (0,detect_facts/* addMeaning */.rK)(facts, "rate", "exit-code");
    if (stated !== undefined)
        (0,detect_facts/* addFacts */.vo)(facts, stated.facts);
    return judge(facts, context);
}
const DECLARED_TAIL = 4_000;
function detectNotice(output, context) {
    const text = unrolled(output);
    const record = lastRecord(text);
    const isError = record === null ? null : isErrorRecord(record);
    if (record !== null) {
        const detection = detectStructured(record, isError === true ? context : { ...context, forms: [] });
        if ((0,rate_limit/* isRateLimit */.a)(detection))
            return detection;
        if (isError === false)
            return rate_limit/* NOTHING_DETECTED */.X;
    }
    const trimmed = text.trim();
    if (trimmed === "" || trimmed.length > SHORT_OUTPUT)
        return rate_limit/* NOTHING_DETECTED */.X;
    const isRecord = record !== null && isError !== true;
    const detection = (isRecord ? null : ownNotice(trimmed, context)) ?? builtInNotice(trimmed, context);
    return detection !== null && (0,rate_limit/* isRateLimit */.a)(detection) ? detection : rate_limit/* NOTHING_DETECTED */.X;
}
function ownNotice(text, context) {
    const { forms = [] } = context;
    if (forms.length === 0)
        return null;
    const read = (part) => (0,user_forms.readUserForms)(part, forms, context).detection;
    const lines = (0,clean_lines/* cleanLines */.v)(text);
    const told = lines.filter((line) => line.trim().length <= LONGEST_OWN_NOTICE && read(line) !== null);
    return lengthOf(told) >= lengthOf(lines) * NOTICE_SHARE ? read(text) : null;
}
function builtInNotice(whole, context) {
    const facts = noticeFacts((0,user_forms.readUserForms)(whole, context.forms ?? [], context).rest, context);
    return facts === null ? null : judge(facts, context);
}
function noticeFacts(text, context) {
    const events = readEvents(text, context);
    const facts = lastRefusal(events);
    if (facts === null)
        return null;
    const lines = (0,clean_lines/* cleanLines */.v)(text);
    const told = new Set();
    for (const event of events) {
        if (event.kind === "success")
            return null;
        if (event.kind === "answer")
            continue;
        for (let line = event.line; line <= (event.kind === "refusal" ? event.end : event.line); line += 1)
            told.add(line);
    }
    const { line: from = 0, end: to = 0 } = events.findLast((event) => event.kind === "refusal") ?? {};
    if (wentOn(lines.slice(from, to + 1), lines.slice(to + 1)))
        return null;
    const parts = lines.map((line, index) => (told.has(index) ? line.slice((0,closing_notice/* closingNotice */._)(line) ?? 0) : ""));
    return lengthOf(parts) >= lengthOf(lines) * NOTICE_SHARE ? facts : null;
}
function lengthOf(lines) {
    return lines.reduce((sum, line) => sum + line.trim().length, 0);
}
const SHORT_OUTPUT = 4_000;
const LONGEST_OWN_NOTICE = 320;
const NOTICE_SHARE = 0.6;
function isErrorRecord(record) {
    const value = (0,json_or_null/* jsonOrNull */.J)(record);
    if (typeof value !== "object" || value === null)
        return null;
    if ("is_error" in value && typeof value.is_error === "boolean")
        return value.is_error;
    return "error" in value && value.error ? true : null;
}
const RECORD_TAIL = 262_144;
function lastRecord(text) {
    const tail = text.slice(-RECORD_TAIL).trimEnd();
    if (!/[}\]]$/.test(tail))
        return null;
    const line = tail.slice(tail.lastIndexOf("\n") + 1).trim();
    if (/^[{[].*[}\]]$/s.test(line) && line.length > 2)
        return line;
    const start = [...tail.matchAll(/(?<=^|\n)\{(?=[^\S\n]*\n)/g)].at(-1)?.index;
    return start === undefined ? null : tail.slice(start);
}
function detectRowError(error, context) {
    const forms = context.forms ?? [];
    const stated = statedWaits(error, context);
    const said = [error.type, error.message].filter((part) => part !== undefined && part !== "").join(": ");
    const { detection: own } = (0,user_forms.readUserForms)(`${said}\n${error.cause ?? ""}`.trim(), forms, context, stated);
    if (own !== null)
        return own;
    const words = (0,user_forms.readUserForms)(said, forms, context).rest;
    const isAssertion = ASSERTION.test(error.type ?? "");
    const facts = (0,detect_facts/* noFacts */.f5)();
    facts.structured = true;
    const inner = lastRefusal(readEvents(words, context));
    if (!isAssertion)
        (0,detect_facts/* addFacts */.vo)(facts, (0,read_message/* readMessage */._8)(words, context));
    if (inner !== null)
        (0,detect_facts/* addFacts */.vo)(facts, inner);
    const form = error.type !== undefined && words.startsWith(error.type) ? (0,codes/* fieldCodeForm */.G)(error.type) : null;
    if (form !== null)
        (0,detect_facts/* addMeaning */.rK)(facts, form.meaning, form.name);
    if (form !== null && form.meaning !== "other")
        facts.typed = true;
    const code = error.message === undefined || words === "" || isAssertion ? null : (0,codes/* codeForm */.Y)(error.message);
    if (code !== null)
        (0,detect_facts/* addMeaning */.rK)(facts, code.meaning, code.name);
    const isNamed = facts.meanings.size > 0;
    const told = readDetails(error, context, isAssertion);
    if (told !== null)
        (0,detect_facts/* addFacts */.vo)(facts, told);
    if (error.status_code !== undefined && (told?.status ?? null) === null)
        facts.status = facts.status === 429 ? 429 : error.status_code;
    if (error.cause !== undefined && !isNamed)
        facts.words = error.cause.slice(0, detect_facts/* WORDS_LENGTH */.RR);
    else if (!isNamed && told !== null && told.words !== "")
        facts.words = told.words.slice(0, detect_facts/* WORDS_LENGTH */.RR);
    else if (words.length > detect_facts/* WORDS_LENGTH */.RR && inner !== null && inner.words !== "")
        facts.words = inner.words;
    else if (words !== "")
        facts.words = words.slice(0, detect_facts/* WORDS_LENGTH */.RR);
    facts.waits.push(...stated);
    const saysNothing = facts.meanings.size === 0 && facts.status === null && !(0,named_failure/* namesFailure */.n)(error);
    if (saysNothing && stated.length > 0)
        (0,detect_facts/* addMeaning */.rK)(facts, "rate", "stated-wait");
    return judge(facts, context);
}
const ASSERTION = /assert|expectation|mismatch/i;
function readDetails(error, context, isAssertion) {
    const forms = context.forms ?? [];
    const whole = Array.isArray(error.details) ? { errors: error.details } : error.details;
    const notation = jsonNotation(whole, (text) => (0,user_forms.readUserForms)(text, forms, context).rest);
    if (typeof notation !== "object" || notation === null)
        return null;
    const { facts, logs, answers } = readRowError(notation, context, isAssertion);
    let left = LONGEST_LOG;
    for (const log of logs) {
        const end = log.slice(Math.max(0, log.length - left));
        left -= end.length;
        const inner = end === "" ? null : lastRefusal(readEvents(end, context));
        if (inner !== null)
            (0,detect_facts/* addFacts */.vo)(facts, inner);
    }
    for (const answer of answers) {
        const notice = answer.length > SHORT_OUTPUT ? null : noticeFacts(answer.trim(), context);
        if (notice !== null)
            (0,detect_facts/* addFacts */.vo)(facts, notice);
    }
    return facts;
}
const LONGEST_LOG = 65_536;
function statedWaits(error, context) {
    const { retry_after_seconds: after, reset_at: reset } = error;
    return [
        after === undefined ? null : readField("wait-seconds", after, "field", context),
        reset === undefined ? null : readField("instant", reset, "field", context),
    ].filter((wait) => wait !== null);
}


/***/ }),

/***/ 6208:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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
    return NAMED.test(`${error.type ?? ""}: ${error.message ?? ""}: ${error.cause ?? ""}`.slice(0, LONGEST));
}


/***/ }),

/***/ 9996:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ NOTHING_DETECTED),
/* harmony export */   a: () => (/* binding */ isRateLimit)
/* harmony export */ });
const NOTHING_DETECTED = {
    kind: "none",
    retryAfterMs: null,
    resetAt: null,
    evidence: "",
    form: null,
    provider: null,
};
function isRateLimit(detection) {
    return detection.kind !== "none" && detection.kind !== "overload";
}


/***/ })

};
