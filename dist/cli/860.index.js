export const id = 860;
export const ids = [860];
export const modules = {

/***/ 9860:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  environmentRedactor: () => (/* binding */ environmentRedactor)
});

// UNUSED EXPORTS: createRedactor, secretValues

// EXTERNAL MODULE: ./build/core/json-or-null.js
var json_or_null = __webpack_require__(2746);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
;// CONCATENATED MODULE: ./build/report/text-view.js
function textView(text, eachPart) {
    let places = null;
    return {
        text,
        inSource: ({ start, end }) => {
            places ??= new Places(eachPart);
            return { start: places.of(start).start, end: places.of(end - 1).end };
        },
    };
}
class Places {
    #views = [];
    #lengths = [];
    #starts = [];
    #ends = [];
    constructor(eachPart) {
        let shift = 0;
        eachPart((reading, start, end) => {
            this.#views.push(start - shift);
            this.#lengths.push(reading.length);
            this.#starts.push(start);
            this.#ends.push(end);
            shift += end - start - reading.length;
        });
    }
    of(at) {
        let [low, high] = [0, this.#views.length];
        while (low < high) {
            const middle = (low + high) >> 1;
            if ((this.#views[middle] ?? 0) <= at)
                low = middle + 1;
            else
                high = middle;
        }
        const last = low - 1;
        const after = at - (this.#views[last] ?? 0) - (this.#lengths[last] ?? 0);
        const end = this.#ends[last] ?? 0;
        return after < 0 ? { start: this.#starts[last] ?? 0, end } : { start: end + after, end: end + after + 1 };
    }
}

;// CONCATENATED MODULE: ./build/report/unbroken-view.js

const WITHOUT = {
    breaks: /[\t\n\r\u2028\u2029]\s*/g,
    spaces: /\s+/g,
};
function without(what, text) {
    return text.replace(WITHOUT[what], "");
}
function unbrokenView(source, what) {
    const text = without(what, source);
    if (text.length === source.length)
        return null;
    return textView(text, (take) => {
        for (const match of source.matchAll(WITHOUT[what]))
            take("", match.index, match.index + match[0].length);
    });
}

;// CONCATENATED MODULE: ./build/report/decoded-view.js




const LAYERS_LIMIT = 5;
const ZERO_WIDTH = "[\\u00ad\\u034f\\u061c\\u180b-\\u180f\\u200b-\\u200f\\u2060-\\u2064\\ufe00-\\ufe0f]";
const HEX = "[0-9a-fA-F]";
const BREAK = "(?:[\\t\\n\\r]\\s{0,80})?";
const NAMES = ["lt", "gt", "amp", "quot", "apos"].map((name) => [...name].join(BREAK));
const CUT_CODE = "(?=\u2026)";
const CODES = new Map(Object.entries({
    "\\": sticky(`\\\\${BREAK}(?:u(?:${BREAK}${HEX}){4}|x(?:${BREAK}${HEX}){2})`, "\\\\(?=[\\r\\n])", `\\\\(?:u${HEX}{0,3})?${CUT_CODE}`),
    "%": sticky(decoded_view_byte("[0-7]"), decoded_view_byte("[c-dC-D]") + bytesAfter(1), decoded_view_byte("[eE]") + bytesAfter(2), decoded_view_byte("[fF]", "[0-7]") + bytesAfter(3), `%(?:${HEX}%?){0,6}${CUT_CODE}`),
    "&": sticky(`&${BREAK}(?:${NAMES.join("|")}|#(?:${BREAK}\\d){1,7}|#${BREAK}[xX](?:${BREAK}${HEX}){1,6})${BREAK};`, `&#?\\w{0,7}${CUT_CODE}`),
    "\u001b": sticky(report_escape/* TERMINAL_SEQUENCE */.J5, report_escape/* CONTROL */.W3),
    "\u009b": sticky(report_escape/* TERMINAL_SEQUENCE */.J5, report_escape/* CONTROL */.W3),
}).map(([first, codes]) => [first.charCodeAt(0), codes]));
const BEGINNING = new RegExp(`[\\\\%&${report_escape/* CONTROL */.W3.slice(1, -1)}${ZERO_WIDTH.slice(1, -1)}]`, "g");
const LETTER_ESCAPES = {
    ...{ b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" },
    ...{ '"': '"', "'": "'", "\\": "\\", "/": "/" },
};
const ENTITIES = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
function decodedView(source) {
    let text = "";
    let done = 0;
    eachCode(source, (decoded, start, end) => {
        if (done < start)
            text += source.slice(done, start);
        text += decoded;
        done = end;
    });
    return done === 0 ? null : textView(text + source.slice(done), (take) => eachCode(source, take));
}
const OPEN_CODE = new RegExp([
    `(?:%[c-fC-F]${HEX}(?:%[89abAB]${HEX}){0,2}\\s*|%\\s*(?:${HEX}\\s*)?`,
    `\\\\\\s*(?:u\\s*(?:${HEX}\\s*){0,3}|x\\s*(?:${HEX}\\s*)?)?`,
    "&\\s*(?:#\\s*)?(?:\\w\\s*){0,7}",
    "(?:\\u001b\\[|\\u009b)[0-?]{0,64}[ -/]{0,8}\\s*|\\u001b(?:[ -/]{0,8}\\s*|\\][^\\u0007\\u001b\\r\\n]{0,2048}(?:[\\r\\n]\\s*)?))$",
].join("|"));
const OPEN_CODE_LENGTH = 2_100;
function openCodeAt(text) {
    const tail = text.slice(-OPEN_CODE_LENGTH);
    return text.length - (OPEN_CODE.exec(tail)?.[0].length ?? 0);
}
function eachCode(source, take) {
    BEGINNING.lastIndex = 0;
    while (BEGINNING.test(source)) {
        const start = BEGINNING.lastIndex - 1;
        const letter = source[start] === "\\" ? LETTER_ESCAPES[source[start + 1] ?? ""] : undefined;
        const end = letter === undefined ? codeEnd(source, start) : start + 2;
        if (end === start)
            continue;
        take(letter ?? decode(source, start, end), start, end);
        BEGINNING.lastIndex = end;
    }
}
function codeEnd(source, start) {
    const codes = CODES.get(source.charCodeAt(start));
    if (codes === undefined)
        return start + 1;
    codes.lastIndex = start;
    return codes.test(source) ? codes.lastIndex : start;
}
function decode(source, start, end) {
    const first = source[start];
    if (first !== "\\" && first !== "%" && first !== "&")
        return "";
    const code = without("breaks", source.slice(start, end));
    switch (first) {
        case "\\":
            return code.length === 6 || code[1] === "x" ? String.fromCharCode(Number.parseInt(code.slice(2), 16)) : "";
        case "%":
            try {
                return decodeURIComponent(code);
            }
            catch {
                return "";
            }
        case "&":
            return code.endsWith(";") ? entity(code.slice(1, -1)) : "";
        default:
            return (0,unreachable/* unreachable */.H)(first);
    }
}
function sticky(...sources) {
    return new RegExp(sources.join("|"), "y");
}
function decoded_view_byte(first, second = HEX) {
    return `%${BREAK}${first}${BREAK}${second}`;
}
function bytesAfter(count) {
    return `(?:${BREAK}${decoded_view_byte("[89abAB]")}){${count}}`;
}
function entity(name) {
    const named = ENTITIES[name];
    if (named !== undefined)
        return named;
    const isHex = /^#x/i.test(name);
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

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
];
const PRIVATE_KEY = '-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:(?:[^"-]|-(?!----)){0,16384}-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----' +
    "|(?:(?:\\s|\\\\{1,8}[nrt]){1,8}[A-Za-z0-9+/=]{16,200}){0,400})";
const WEB_TOKEN = /eyJ[\w-]{10}/g;
const WEB_TOKEN_REST = /\.[\w-]{10,8192}\.[\w-]{0,2048}/y;
const WEB_TOKEN_PART_LIMIT = 4_099;
const NOT_OF_PART = /[^\w-]/g;
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
const LABEL = /authorization|api-key$|^aws_s|secretaccesskey$|sessiontoken$|security-token$/i;
function isLabel(name) {
    return LABEL.test(name);
}
function findKeyShapes(text, found) {
    HEAD.lastIndex = 0;
    for (let head = HEAD.exec(text); head !== null; head = HEAD.exec(text)) {
        const start = head.index - (head[1] ?? head[2] ?? "").length;
        KEY_AT.lastIndex = start;
        if (!KEY_AT.test(text))
            continue;
        found.push({ start, end: KEY_AT.lastIndex });
        HEAD.lastIndex = KEY_AT.lastIndex;
    }
    findWebTokens(text, found);
    for (const shape of WHOLE) {
        shape.lastIndex = 0;
        for (let match = shape.exec(text); match !== null; match = shape.exec(text)) {
            found.push({ start: match.index, end: match.index + match[0].length });
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
}
function findWebTokens(text, found) {
    WEB_TOKEN.lastIndex = 0;
    for (let match = WEB_TOKEN.exec(text); match !== null; match = WEB_TOKEN.exec(text)) {
        NOT_OF_PART.lastIndex = WEB_TOKEN.lastIndex;
        const end = NOT_OF_PART.exec(text)?.index ?? text.length;
        WEB_TOKEN_REST.lastIndex = end;
        if (end - match.index > WEB_TOKEN_PART_LIMIT)
            WEB_TOKEN.lastIndex = end - WEB_TOKEN_PART_LIMIT;
        else if (WEB_TOKEN_REST.test(text)) {
            found.push({ start: match.index, end: WEB_TOKEN_REST.lastIndex });
            WEB_TOKEN.lastIndex = WEB_TOKEN_REST.lastIndex;
        }
        else
            WEB_TOKEN.lastIndex = end;
    }
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

;// CONCATENATED MODULE: ./build/report/hide.js

const HIDDEN = "***";
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
function hide(text, ranges, json) {
    const hidden = hideParts(text, ranges, json);
    return replace(hidden, 0, json.findAcross(hidden), `"${HIDDEN}"`);
}
function hideParts(text, ranges, json) {
    if (text.includes("\n")) {
        const whole = hideInJson(text, json);
        if (whole !== null)
            return whole;
    }
    const parts = [];
    let done = 0;
    for (let index = 0; index < ranges.length;) {
        const first = ranges[index];
        if (first === undefined)
            break;
        const start = first.start === 0 ? 0 : text.lastIndexOf("\n", first.start - 1) + 1;
        let end = lineEnd(text, first.end);
        const inLine = [];
        for (let range = ranges[index]; range !== undefined && range.start < end; range = ranges[index]) {
            inLine.push(range);
            end = lineEnd(text, Math.max(range.end, end));
            index += 1;
        }
        const lineStart = Math.max(start, done);
        parts.push(text.slice(done, lineStart), hideInLine(text.slice(lineStart, end), lineStart, inLine, json));
        done = end;
    }
    parts.push(text.slice(done));
    return parts.join("");
}
function lineEnd(text, from) {
    const end = text.indexOf("\n", from);
    return end === -1 ? text.length : end;
}
function hideInLine(line, offset, ranges, json) {
    return hideInJson(line, json) ?? replace(line, offset, ranges, HIDDEN);
}
function replace(line, offset, ranges, by) {
    const parts = [];
    let done = 0;
    for (const { start, end } of ranges) {
        parts.push(line.slice(done, start - offset), by);
        done = end - offset;
    }
    parts.push(line.slice(done));
    return parts.join("");
}
function hideInJson(text, { redact, numbers }) {
    if (!/^\s*[[{"]/.test(text))
        return null;
    try {
        const indent = /^\s*[[{]\n( +)/.exec(text)?.[1] ?? "";
        const end = text.slice(text.trimEnd().length);
        return JSON.stringify(hideInValue(JSON.parse(withoutNumbers(text, numbers)), redact, 0), null, indent) + end;
    }
    catch {
        return null;
    }
}
function withoutNumbers(text, numbers) {
    if (numbers.size === 0)
        return text;
    return text.replace(STRING_OR_NUMBER, (token) => numbers.has(token) || numbers.has(token.replace(/^-|\.0+$/g, "")) ? `"${HIDDEN}"` : token);
}
const NESTING_LIMIT = 1_000;
function hideInValue(value, redact, depth) {
    if (depth > NESTING_LIMIT)
        throw new RangeError("nested too deeply");
    if (typeof value === "string")
        return redact(value);
    if (Array.isArray(value))
        return value.map((item) => hideInValue(item, redact, depth + 1));
    if (value === null || typeof value !== "object")
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [
        redact(key),
        typeof item === "string" && isLabel(key) ? hideLabelled(key, item, redact) : hideInValue(item, redact, depth + 1),
    ]));
}
function hideLabelled(name, value, redact) {
    const label = `${name}: `;
    const pair = redact(`${label}${value}`);
    return pair.startsWith(label) ? pair.slice(label.length) : redact(value);
}

;// CONCATENATED MODULE: ./build/report/known-forms.js


const VALUE_LENGTH_MIN = 6;
const BASE64_LINES = [76, 64];
const FORMAT_WORDS = [
    "campaign campaigns status passed failed skipped error errored outstanding score scores metrics output attempt",
    "started_at duration_s durations_s class terminal message exit_code signal rate_limit kind form evidence",
    "timeout_exceeded transient legitimate fatal graded rate_limited kill_shaped unfinished",
    "complete completed_run completed_at circuits limits updated_at reason stated trips until seq closed open half-open",
    "run_started attempt_started task_settled attempt_ended child_stopped paused limit_changed pace_changed",
    "circuit_changed preflight_started preflight_ended ending warning run_ended provider concurrency max_attempts",
    "deadline_at job_index job_total resume_at resume_command starts_per_minute verdict default group timeout weight",
    "is_retryable status_code retry_after_seconds reset_at carryover_hash",
    "anthropic openai azure-openai deepseek openrouter perplexity together fireworks cerebras mistral gemini bedrock vertex",
    "until-complete stopped out_of_time interrupted aborted incomplete repeat results.jsonl failures.jsonl",
].flatMap((line) => line.split(" "));
function formsOf(values) {
    const forms = new Set();
    for (const whole of values) {
        const trimmed = whole.trim();
        const value = trimmed.length < VALUE_LENGTH_MIN ? whole : trimmed;
        if (without("breaks", value).length < VALUE_LENGTH_MIN || FORMAT_WORDS.some((word) => word.includes(value)))
            continue;
        const inJson = JSON.stringify(value).slice(1, -1);
        const plain = [...decodedForms(value), value.replaceAll(" ", "+")];
        const coded = [...base64Forms(value), ...hexForms(value), ...(inJson === value ? [] : base64Forms(inJson))];
        for (const form of [...plain, ...coded]) {
            if (without("breaks", form).length >= VALUE_LENGTH_MIN)
                forms.add(form);
        }
    }
    return [...forms];
}
function decodedForms(value) {
    const forms = [value];
    for (let view = decodedView(value); view !== null && forms.length <= LAYERS_LIMIT; view = decodedView(view.text))
        forms.push(view.text);
    return forms;
}
function base64Forms(value) {
    const bytes = Buffer.from(value);
    const alone = bytes.toString("base64");
    const forms = [alone, alone.replaceAll("=", "")];
    for (const length of BASE64_LINES) {
        if (alone.length <= length)
            continue;
        forms.push(...(alone.match(new RegExp(`.{16,${length}}`, "g")) ?? []));
    }
    for (const offset of [0, 1, 2]) {
        const shifted = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
        const from = Math.ceil((offset * 8) / 6);
        const to = Math.floor(((offset + bytes.length) * 8) / 6);
        forms.push(shifted.slice(from, to));
    }
    return forms.flatMap((form) => [form, form.replaceAll("+", "-").replaceAll("/", "_")]);
}
function hexForms(value) {
    const bytes = Buffer.from(value).toString("hex");
    const pairs = (bytes.match(/../g) ?? []).join(":");
    return [bytes, pairs].flatMap((form) => [form, form.toUpperCase()]);
}

;// CONCATENATED MODULE: ./build/report/cut-values.js
const CUT = "…";
const BEGINNING_MIN = 6;
const CUTS_LIMIT = 1_000;
function findCutValues(text, forms, found) {
    let end = text.indexOf(CUT);
    for (let count = 0; end !== -1 && count < CUTS_LIMIT; count += 1) {
        for (const form of forms) {
            const start = beginningBefore(text, end, form);
            if (start !== -1)
                found.push({ start, end });
        }
        end = text.indexOf(CUT, end + 1);
    }
}
function beginningBefore(text, end, form) {
    const from = Math.max(0, end - form.length);
    const window = text.slice(from, end);
    const seed = form.slice(0, BEGINNING_MIN);
    for (let at = window.indexOf(seed); at !== -1; at = window.indexOf(seed, at + 1)) {
        if (form.startsWith(window.slice(at)))
            return from + at;
    }
    return -1;
}

;// CONCATENATED MODULE: ./build/report/literal-matcher.js
const TABLE_SIZE = 1 << 14;
class LiteralMatcher {
    #shifts = new Uint8Array(TABLE_SIZE);
    #buckets = new Map();
    #window;
    constructor(literals) {
        this.#window = literals.reduce((least, literal) => Math.min(least, literal.length), 250);
        this.#shifts.fill(Math.max(1, this.#window - 1));
        for (const literal of literals.toSorted((a, b) => b.length - a.length))
            this.#add(literal);
    }
    find(text, found) {
        const last = this.#window - 1;
        for (let at = last; at < text.length;) {
            const pair = pairOf(text.charCodeAt(at - 1), text.charCodeAt(at));
            const shift = this.#shifts[pair] ?? 1;
            if (shift > 0) {
                at += shift;
                continue;
            }
            const start = at - last;
            at += 1;
            const literal = this.#buckets.get(pair)?.find((candidate) => text.startsWith(candidate, start));
            if (literal === undefined)
                continue;
            const end = start + literal.length;
            const before = found.at(-1);
            if (before !== undefined && start >= before.start && start < before.end) {
                found[found.length - 1] = { start: before.start, end: Math.max(end, before.end) };
            }
            else
                found.push({ start, end });
        }
    }
    #add(literal) {
        const last = this.#window - 1;
        for (let index = 1; index <= last; index += 1) {
            const pair = pairOf(literal.charCodeAt(index - 1), literal.charCodeAt(index));
            this.#shifts[pair] = Math.min(this.#shifts[pair] ?? 0, last - index);
        }
        const key = pairOf(literal.charCodeAt(last - 1), literal.charCodeAt(last));
        const bucket = this.#buckets.get(key) ?? [];
        bucket.push(literal);
        this.#buckets.set(key, bucket);
    }
}
function pairOf(first, second) {
    return ((first << 7) ^ second) & (TABLE_SIZE - 1);
}

;// CONCATENATED MODULE: ./build/report/known-values.js



class KnownValues {
    #unbroken;
    #spaceless;
    #words;
    constructor(forms) {
        const spaced = forms.filter((form) => /\s/.test(form) && isTelling(form));
        this.#unbroken = forms.length === 0 ? null : new FormsWithout("breaks", forms);
        this.#spaceless = spaced.length === 0 ? null : new FormsWithout("spaces", spaced);
        this.#words = spaced.length === 0 ? null : new LiteralMatcher(spaced.map(longestWord));
    }
    find(text, found) {
        const unbroken = this.#unbroken?.find(text, found) ?? text;
        if (this.#words !== null && rangesOf(this.#words, unbroken).length > 0)
            this.#spaceless?.find(text, found);
    }
    openingOf(text) {
        const one = this.#unbroken?.openingOf(text) ?? null;
        const other = this.#spaceless?.openingOf(text) ?? null;
        return one === null || (other !== null && other.start < one.start) ? other : one;
    }
}
const SPACELESS_MIN = 8;
const WORD_MIN = 3;
function isTelling(form) {
    return without("spaces", form).length >= SPACELESS_MIN && longestWord(form).length >= WORD_MIN;
}
function longestWord(form) {
    return form.split(/\s+/).reduce((longest, word) => (word.length > longest.length ? word : longest), "");
}
class FormsWithout {
    #left;
    #forms;
    #matcher;
    #beginnings = null;
    constructor(left, values) {
        this.#left = left;
        this.#forms = [...new Set(values.map((value) => without(left, value)))];
        this.#matcher = new LiteralMatcher(this.#forms);
    }
    find(text, found) {
        const view = unbrokenView(text, this.#left);
        const searched = view?.text ?? text;
        const inView = view === null ? found : [];
        this.#matcher.find(searched, inView);
        if (searched.includes(CUT) && this.#begin().areIn(searched))
            findCutValues(searched, this.#forms, inView);
        if (view !== null)
            for (const range of inView)
                found.push(view.inSource(range));
        return searched;
    }
    openingOf(text) {
        const view = unbrokenView(text, this.#left);
        const searched = view?.text ?? text;
        const at = this.#begin().openingAt(searched);
        if (at === searched.length)
            return null;
        const start = view === null ? at : view.inSource({ start: at, end: at + 1 }).start;
        return { start, length: searched.length - at };
    }
    #begin() {
        this.#beginnings ??= new Beginnings(this.#forms);
        return this.#beginnings;
    }
}
const SEED_LENGTH = 4;
const SHORTER = [3, 2, 1];
class Beginnings {
    #seeds;
    #bySeed = new Map();
    #short;
    constructor(forms) {
        for (const form of forms) {
            const seed = form.slice(0, SEED_LENGTH);
            const others = this.#bySeed.get(seed);
            if (others === undefined)
                this.#bySeed.set(seed, [form]);
            else
                others.push(form);
        }
        const seeds = [...this.#bySeed.keys()];
        this.#seeds = new LiteralMatcher(seeds);
        this.#short = new Set(seeds.flatMap((seed) => SHORTER.map((length) => seed.slice(0, length))));
    }
    areIn(text) {
        return rangesOf(this.#seeds, text).length > 0;
    }
    openingAt(text) {
        for (const { start, end } of rangesOf(this.#seeds, text)) {
            for (let at = start; at + SEED_LENGTH <= end; at += 1) {
                const rest = text.slice(at);
                const forms = this.#bySeed.get(rest.slice(0, SEED_LENGTH)) ?? [];
                if (forms.some((form) => form.length > rest.length && form.startsWith(rest)))
                    return at;
            }
        }
        const short = SHORTER.find((length) => length <= text.length && this.#short.has(text.slice(-length))) ?? 0;
        return text.length - short;
    }
}
function rangesOf(matcher, text) {
    const found = [];
    matcher.find(text, found);
    return found;
}

;// CONCATENATED MODULE: ./build/report/ranges.js
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

;// CONCATENATED MODULE: ./build/report/redaction-stream.js


const LINE_LENGTH_LIMIT = 64 * 1_024;
const HELD_OPENING_MIN = 4;
class LineStream {
    #parts;
    #held = "";
    #shown = "";
    constructor(parts) {
        this.#parts = parts;
    }
    push(piece) {
        if (piece === "")
            return "";
        this.#held += piece;
        const { holdLength } = this.#parts;
        const hasLine = piece.includes("\n") || piece.includes("\r");
        if (!hasLine && this.#held.length <= LINE_LENGTH_LIMIT + holdLength)
            return "";
        return this.#release();
    }
    end() {
        const text = this.#shown + this.#held;
        return this.#pass({ text, end: text.length, keptFrom: text.length, ranges: this.#parts.find(text) });
    }
    #release() {
        const text = this.#shown + this.#held;
        const ranges = this.#parts.find(text);
        const opening = this.#parts.openingOf(text);
        const isHeld = opening !== null && opening.length >= HELD_OPENING_MIN;
        const safe = this.#safeEnd(text, ranges, isHeld ? opening.start : text.length);
        const end = Math.max(safe, this.#shown.length);
        return this.#pass({ text, end, keptFrom: Math.min(safe, opening?.start ?? safe), ranges });
    }
    #pass({ text, end, keptFrom, ranges }) {
        const from = this.#shown.length;
        this.#held = text.slice(end);
        this.#shown = text.slice(keptFrom, end);
        const inside = ranges
            .filter((range) => range.end > from && range.end <= end)
            .map((range) => ({ start: Math.max(range.start, from) - from, end: range.end - from }));
        const passed = text.slice(from, end);
        return inside.length === 0 ? passed : hide(passed, inside, this.#parts);
    }
    #safeEnd(text, ranges, limit) {
        const { holdLength } = this.#parts;
        const line = Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r")) + 1;
        let safe = Math.min(limit, text.length - line > LINE_LENGTH_LIMIT ? Math.max(line, text.length - holdLength) : line);
        const key = openPrivateKeyAt(text);
        if (key !== -1 && text.length - key < holdLength)
            safe = Math.min(safe, key);
        for (const range of ranges) {
            if (range.start >= safe || range.end < safe)
                continue;
            const mayGrow = range.end === text.length || range.end > safe;
            safe = mayGrow && text.length - range.start < 2 * holdLength ? range.start : range.end;
        }
        const isPairCut = (text.charCodeAt(safe - 1) & 0xfc00) === 0xd800 && safe < text.length;
        return isPairCut ? safe - 1 : safe;
    }
}

;// CONCATENATED MODULE: ./build/report/redact.js








const CODE_LENGTH = 6;
const BREAK_SHARE = 2;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
const SECRET_NAME = /KEY|TOKEN|SECRET|PASSWORD/i;
const SECRET_MEMBER = /KEY|TOKEN|SECRET|PASS|PWD|CREDENTIAL/i;
const ENVIRONMENT_LENGTH_MIN = 8;
function createRedactor({ values }) {
    const forms = formsOf(values);
    const known = new KnownValues(forms);
    const find = (text, layer = 0) => {
        const found = [];
        known.find(text, found);
        findKeyShapes(text, found);
        const view = layer < LAYERS_LIMIT ? decodedView(text) : null;
        if (view !== null)
            for (const range of find(view.text, layer + 1))
                found.push(view.inSource(range));
        return found.length === 0 ? found : mergeRanges(found);
    };
    const longest = [...values.map((value) => value.length * CODE_LENGTH), ...forms.map((form) => form.length)].reduce((most, length) => Math.max(most, length), 0);
    const holdLength = Math.max(SHAPE_LENGTH_LIMIT, longest);
    const openingOf = (text) => {
        if (forms.length === 0)
            return null;
        const from = Math.max(0, text.length - Math.min(holdLength, longest * BREAK_SHARE));
        const code = openCodeAt(text);
        const opening = openingIn(text.slice(from, code), known, 0);
        if (opening !== null)
            return { start: opening.start + from, length: opening.length };
        return code < text.length ? { start: code, length: 0 } : null;
    };
    const numbers = new Set(forms.filter((form) => NUMBER.test(form)));
    const wholes = new KnownValues(forms.filter(isJson));
    const findAcross = (text) => {
        const found = [];
        wholes.find(text, found);
        return mergeRanges(found);
    };
    const json = { redact: (text) => redact(text), numbers, findAcross };
    const redact = (text) => {
        const ranges = find(text);
        return ranges.length === 0 ? text : hide(text, ranges, json);
    };
    return { redact, stream: () => new LineStream({ ...json, find, openingOf, holdLength }) };
}
function isJson(form) {
    return /^\s*[[{"]/.test(form) && (0,json_or_null/* jsonOrNull */.J)(form) !== null;
}
function openingIn(text, known, layer) {
    const plain = known.openingOf(text);
    const view = layer < LAYERS_LIMIT ? decodedView(text) : null;
    const inView = view === null ? null : openingIn(view.text, known, layer + 1);
    if (view === null || inView === null)
        return plain;
    const { start } = view.inSource({ start: inView.start, end: inView.start + 1 });
    return plain !== null && plain.start <= start ? plain : { start, length: inView.length };
}
function secretValues(env) {
    const values = new Set();
    for (const [name, value] of Object.entries(env)) {
        if (value === undefined || !SECRET_NAME.test(name))
            continue;
        for (const part of [
            value,
            value.trim(),
            ...value.split(/[\r\n]+/).map((line) => line.trim()),
            ...secretsOfJson(value),
        ]) {
            if (part.length >= ENVIRONMENT_LENGTH_MIN)
                values.add(part);
        }
    }
    return [...values];
}
function secretsOfJson(text) {
    if (!/^\s*[[{"]/.test(text))
        return [];
    const isList = !text.trimStart().startsWith("{");
    const secrets = [];
    try {
        JSON.parse(text, (name, value) => {
            if (typeof value === "string" && (isList || SECRET_MEMBER.test(name)))
                secrets.push(value, ...value.split("\n"));
            return value;
        });
    }
    catch {
        return [];
    }
    return secrets;
}
function environmentRedactor(env) {
    return createRedactor({ values: secretValues(env) });
}


/***/ })

};
