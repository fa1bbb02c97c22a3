export const id = 734;
export const ids = [734,924];
export const modules = {

/***/ 9924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   IE: () => (/* binding */ xmlAttribute),
/* harmony export */   J5: () => (/* binding */ TERMINAL_SEQUENCE),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   W3: () => (/* binding */ CONTROL),
/* harmony export */   gP: () => (/* binding */ childLines),
/* harmony export */   hd: () => (/* binding */ mermaidName),
/* harmony export */   i2: () => (/* binding */ visibleId),
/* harmony export */   logText: () => (/* binding */ logText),
/* harmony export */   p0: () => (/* binding */ markdownFence),
/* harmony export */   p7: () => (/* binding */ markdownText),
/* harmony export */   qy: () => (/* binding */ html),
/* harmony export */   wh: () => (/* binding */ plainText),
/* harmony export */   xK: () => (/* binding */ xmlText)
/* harmony export */ });
/* unused harmony exports jsonLine, commandData */
const TERMINAL_SEQUENCE = "(?:(?:\\u001b\\[|\\u009b)[0-?]{0,64}[ -/]{0,8}[@-~]|\\u001b(?:\\][^\\u0007\\u001b\\r\\n]{0,2048}(?:\\u0007|\\u001b\\\\)|[ -/]{1,8}[0-~]|[@-Z\\\\^_=>78]))";
const CONTROL = "[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ufeff]";
const ANSI = new RegExp(TERMINAL_SEQUENCE, "g");
const ANSI_BUT_COLOURS = new RegExp(`(?!\\u001b\\[[0-9;:]{0,64}m)(?:${TERMINAL_SEQUENCE}|\\u001b)`, "g");
const CONTROLS = new RegExp(CONTROL, "g");
const CONTROLS_BUT_ESCAPE = new RegExp(`(?!\\u001b)${CONTROL}`, "g");
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/;
const LINE_BREAKS = /\r\n|[\n\r\u2028\u2029]/g;
const COLOUR_RESET = "\u001b[0m";
function plainText(text) {
    return text.replace(LINE_BREAKS, "\n").replace(ANSI, "").replace(CONTROLS, "");
}
function oneLine(text, length = Number.POSITIVE_INFINITY) {
    const line = plainText(text)
        .replace(/[\n\t ]+/g, " ")
        .trim();
    return line.length <= length ? line : `${line.slice(0, Math.max(0, length - 1)).replace(/[\ud800-\udbff]$/, "")}…`;
}
const SEEN = /^[!-[\]-~]+(?: [!-[\]-~]+)*$/;
const UNSEEN = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\ufffe\uffff\u2420\u2800]|(?! )\p{Z}|^\s|\s$|\\(?=u[0-9a-f]{4})|(?<=\s) | (?=\s)/gu;
function visibleId(id) {
    return SEEN.test(id) ? id : id.replace(UNSEEN, (character) => (character === " " ? "\u2420" : jsonEscape(character)));
}
function jsonEscape(character) {
    const first = unitEscape(character.charCodeAt(0));
    return character.length === 1 ? first : first + unitEscape(character.charCodeAt(1));
}
function unitEscape(unit) {
    return `\\u${unit.toString(16).padStart(4, "0")}`;
}
function childLines(text, { label, colours }) {
    const prefix = `[${oneLine(label, 100)}] `;
    return text.split(LINE_BREAK).map((line) => {
        const coloured = colours ? line.replace(ANSI_BUT_COLOURS, "").replace(CONTROLS_BUT_ESCAPE, "") : plainText(line);
        const reset = coloured.includes("\u001b[") ? COLOUR_RESET : "";
        return breakUpCommands(`${prefix}${coloured}${reset}`);
    });
}
function logLine(text) {
    return breakUpCommands(text.replace(LINE_BREAKS, " "));
}
function logText(text) {
    return plainText(text)
        .split("\n")
        .map((line) => breakUpCommands(line.replace(/^\s*::/, "| ::")))
        .join("\n");
}
function jsonLine(value) {
    return JSON.stringify(value).replaceAll("##[", "#\\u0023[");
}
function breakUpCommands(line) {
    return line.replaceAll("##[", "# #[");
}
function commandData(text) {
    return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function html(text) {
    return text
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;")
        .replaceAll('"', "&quot;")
        .replaceAll("'", "&#39;");
}
function markdownText(text) {
    const escaped = oneLine(text)
        .replace(/[\\`*_[\]|~$]/g, "\\$&")
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;")
        .replace(/^[#+=-]/, "\\$&")
        .replace(/^(\d+)([.)])/, "$1\\$2");
    return escaped
        .replace(/@(?=[\w-])/g, "@\u200b")
        .replace(/(#|\bGH-)(?=\d)/gi, "$1\u200b")
        .replaceAll("://", ":\u200b//")
        .replace(/\bwww(?=\.)/gi, "www\u200b");
}
function markdownCode(text) {
    const line = oneLine(text);
    if (line === "")
        return "` `";
    const fence = "`".repeat(longestRun(line) + 1);
    const pad = /^[` ]|[` ]$/.test(line) ? " " : "";
    return `${fence}${pad}${line}${pad}${fence}`;
}
function markdownFence(text) {
    const block = plainText(text).replace(/\n+$/, "");
    const fence = "`".repeat(Math.max(3, longestRun(block) + 1));
    return `${fence}text\n${block}\n${fence}`;
}
function longestRun(text) {
    return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}
function mermaidName(text) {
    return oneLine(oneLine(text).replace(/[^\p{L}\p{N} ._/()+-]/gu, " "), 60);
}
const NEEDS_NO_ESCAPE = /^[\w .,:;/()+#=-]*$/;
function xmlText(text) {
    if (NEEDS_NO_ESCAPE.test(text))
        return text;
    return plainText(text)
        .replace(/[\ud800-\udfff\ufffe\uffff]/gu, "")
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;");
}
function xmlAttribute(text) {
    return xmlText(text).replaceAll('"', "&quot;").replaceAll("\t", "&#9;").replaceAll("\n", "&#10;");
}


/***/ }),

/***/ 7734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  environmentRedactor: () => (/* binding */ environmentRedactor)
});

// UNUSED EXPORTS: createRedactor, secretValues

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

// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
;// CONCATENATED MODULE: ./build/report/decoded-view.js

const LAYERS_LIMIT = 5;
const ZERO_WIDTH = "[\\u00ad\\u034f\\u061c\\u180b-\\u180f\\u200b-\\u200f\\u2060-\\u2064\\ufe00-\\ufe0f]";
const HEX = "[0-9a-fA-F]";
const NEXT_BYTE = `%[89abAB]${HEX}`;
const CODE = new RegExp([
    report_escape/* TERMINAL_SEQUENCE */.J5,
    report_escape/* CONTROL */.W3,
    ZERO_WIDTH,
    `\\\\(?:u${HEX}{4}|x${HEX}{2})`,
    `%(?:[0-7]${HEX}|[c-dC-D]${HEX}${NEXT_BYTE}|[eE]${HEX}(?:${NEXT_BYTE}){2}|[fF][0-7](?:${NEXT_BYTE}){3})`,
    `&(?:lt|gt|amp|quot|apos|#\\d{1,7}|#[xX]${HEX}{1,6});`,
    `(?:%(?:${HEX}%?){0,6}|\\\\(?:u${HEX}{0,3})?|&#?\\w{0,7})(?=…)`,
].join("|"), "y");
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
    if (done === 0)
        return null;
    let places = null;
    return {
        text: text + source.slice(done),
        inSource: ({ start, end }) => {
            places ??= new Places(source);
            return { start: places.of(start).start, end: places.of(end - 1).end };
        },
    };
}
function eachCode(source, take) {
    BEGINNING.lastIndex = 0;
    while (BEGINNING.test(source)) {
        const start = BEGINNING.lastIndex - 1;
        let decoded = source[start] === "\\" ? LETTER_ESCAPES[source[start + 1] ?? ""] : undefined;
        let end = start + 2;
        if (decoded === undefined) {
            CODE.lastIndex = start;
            const code = CODE.exec(source)?.[0];
            if (code === undefined)
                continue;
            decoded = decode(code);
            end = start + code.length;
        }
        take(decoded, start, end);
        BEGINNING.lastIndex = end;
    }
}
function decode(code) {
    if (code.length === 1)
        return "";
    switch (code[0]) {
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
            return "";
    }
}
function entity(name) {
    const named = ENTITIES[name];
    if (named !== undefined)
        return named;
    const isHex = /^#x/i.test(name);
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
}
class Places {
    #views = [];
    #lengths = [];
    #starts = [];
    #ends = [];
    constructor(source) {
        let shift = 0;
        eachCode(source, (decoded, start, end) => {
            this.#views.push(start - shift);
            this.#lengths.push(decoded.length);
            this.#starts.push(start);
            this.#ends.push(end);
            shift += end - start - decoded.length;
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

;// CONCATENATED MODULE: ./build/report/key-shapes.js
const SHAPE_LENGTH_LIMIT = 16_640;
function word(prefix) {
    const before = "\\\\[nrtbf]|\\\\u[0-9a-fA-F]{4}|%[0-9a-fA-F]{2}|\\[[0-9;]{0,12}m";
    return `${prefix}(?<=(?:(?<![A-Za-z0-9])|(?<=${before}))${prefix})`;
}
const SHAPES = [
    `${word("sk-")}(?:(?:ant|proj|svcacct|admin|or|lf|live|test|None|service)-[\\w-]{12,4096}` +
        "|(?=[A-Za-z]{0,60}\\d)[A-Za-z0-9]{16,4096}[\\w-]{0,200}" +
        "|(?=[a-z0-9_-]{0,60}[A-Z])(?=[A-Za-z_-]{0,60}\\d)[\\w-]{20,4096})",
    `${word("[sr]k_(?:live|test)_")}[A-Za-z0-9]{16,256}`,
    `${word("pk-lf-")}[\\w-]{16,256}`,
    "gh[opsur]_[A-Za-z0-9_]{20,4096}",
    "github_pat_\\w{20,4096}",
    "gl(?:pat|dt|rt|ptt|cbt|ft|soat)-[\\w.-]{16,512}",
    `${word("npm_")}[A-Za-z0-9]{30,256}`,
    "pypi-AgE[\\w-]{30,4096}",
    `${word("(?:AKIA|ASIA|ABIA|ACCA)")}[A-Z0-9]{16}(?![A-Z0-9])`,
    "AIza[\\w-]{30,256}",
    `${word("ya29\\.")}[\\w-]{20,4096}`,
    `${word("AQ\\.")}A(?=[\\w-]{0,40}\\d)[\\w-]{30,512}`,
    "GOCSPX-[\\w-]{20,256}",
    "xox[a-z]-[\\w-]{10,512}",
    "xapp-\\d-[\\w-]{10,512}",
    "hooks\\.slack\\.com/(?:services|workflows|triggers)/[\\w/-]{20,256}",
    "discord(?:app)?\\.com/api/webhooks/\\d{10,24}/[\\w-]{20,128}",
    `${word("SG\\.")}[\\w-]{16,64}\\.[\\w-]{16,64}`,
    "do[opr]_v1_[a-f0-9]{40,128}",
    `${word("dapi")}[a-f0-9]{32}`,
    `${word("hf_")}[A-Za-z0-9]{20,256}`,
    `${word("gsk_")}[A-Za-z0-9]{20,256}`,
    `${word("xai-")}[A-Za-z0-9]{20,256}`,
    `${word("r8_")}[A-Za-z0-9]{20,256}`,
    `${word("pplx-")}[A-Za-z0-9]{20,256}`,
    `${word("nvapi-")}[\\w-]{20,256}`,
    `${word("fw_")}[A-Za-z0-9]{20,256}`,
    "tgp_v1_[\\w-]{20,256}",
    `${word("csk-")}[a-z0-9]{32,256}`,
    "lsv2_[ps][tk]_[a-f0-9_]{20,256}",
    "pcsk_[\\w]{20,256}",
    "AGE-SECRET-KEY-1[A-Z0-9]{58}",
    `${word("hv[sbr]\\.")}[\\w-]{20,512}`,
    "dckr_[po]at_[\\w-]{20,256}",
    "ATATT3x[\\w=-]{40,512}",
    "lin_(?:api|oauth)_[A-Za-z0-9]{32,256}",
    `${word("ntn_")}[A-Za-z0-9]{40,64}`,
    `${word("tvly-")}(?:(?:dev|prod)-)?[A-Za-z0-9]{20,256}`,
    `${word("e2b_")}[a-f0-9]{32,64}`,
    `${word("sk_")}[a-f0-9]{40,64}`,
    "eyJ[\\w-]{10,4096}\\.[\\w-]{10,8192}\\.[\\w-]{0,2048}",
];
const PRIVATE_KEY = '-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:(?:[^"-]|-(?!----)){0,16384}-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----' +
    "|(?:(?:\\s|\\\\{1,8}[nrt]){1,8}[A-Za-z0-9+/=]{16,200}){0,400})";
const WHOLE = [new RegExp(SHAPES.join("|"), "g"), new RegExp(PRIVATE_KEY, "g")];
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

;// CONCATENATED MODULE: ./build/report/known-values.js

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
    for (const value of values) {
        if (value.length < VALUE_LENGTH_MIN || FORMAT_WORDS.some((word) => word.includes(value)))
            continue;
        for (const form of [...decodedForms(value), value.replaceAll(" ", "+"), ...base64Forms(value)]) {
            if (form.length >= VALUE_LENGTH_MIN)
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
        const lines = alone.match(new RegExp(`.{1,${length}}`, "g")) ?? [];
        forms.push(lines.join("\n"), lines.join("\r\n"), ...lines.filter((line) => line.length >= 16));
    }
    for (const offset of [0, 1, 2]) {
        const shifted = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
        const from = Math.ceil((offset * 8) / 6);
        const to = Math.floor(((offset + bytes.length) * 8) / 6);
        forms.push(shifted.slice(from, to));
    }
    return forms.flatMap((form) => [form, form.replaceAll("+", "-").replaceAll("/", "_")]);
}

;// CONCATENATED MODULE: ./build/report/literal-matcher.js
const TABLE_SIZE = 1 << 16;
class LiteralMatcher {
    #shifts = new Uint8Array(TABLE_SIZE);
    #buckets = new Map();
    #window;
    constructor(literals) {
        this.#window = Math.min(250, ...literals.map((literal) => literal.length));
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
    return ((first << 8) ^ second) & (TABLE_SIZE - 1);
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

;// CONCATENATED MODULE: ./build/report/redact.js






const HIDDEN = "***";
const LINE_LENGTH_LIMIT = 64 * 1_024;
const CODE_LENGTH = 6;
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
const SECRET_NAME = /KEY|TOKEN|SECRET|PASSWORD/i;
const ENVIRONMENT_LENGTH_MIN = 8;
function createRedactor({ values }) {
    const forms = formsOf(values);
    const matcher = forms.length === 0 ? null : new LiteralMatcher(forms);
    const seeds = new Set(forms.map((form) => form.slice(0, BEGINNING_MIN)));
    const beginnings = seeds.size === 0 ? null : new LiteralMatcher([...seeds]);
    const find = (text, layer = 0) => {
        const found = [];
        matcher?.find(text, found);
        findKeyShapes(text, found);
        if (beginnings !== null && text.includes(CUT) && hasAny(beginnings, text))
            findCutValues(text, forms, found);
        const view = layer < LAYERS_LIMIT ? decodedView(text) : null;
        if (view !== null)
            for (const range of find(view.text, layer + 1))
                found.push(view.inSource(range));
        return found.length === 0 ? found : mergeRanges(found);
    };
    const numbers = new Set(forms.filter((form) => NUMBER.test(form)));
    const redact = (text) => {
        const ranges = find(text);
        return ranges.length === 0 ? text : hide(text, ranges, { redact, numbers });
    };
    const longest = Math.max(0, ...values.map((value) => value.length));
    const holdLength = Math.max(SHAPE_LENGTH_LIMIT, longest * CODE_LENGTH, ...forms.map((form) => form.length));
    const multiline = forms.filter((form) => form.includes("\n"));
    return { redact, stream: () => new LineStream({ find, redact, numbers, holdLength, multiline }) };
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
    if (!text.trimStart().startsWith("{"))
        return [];
    const secrets = [];
    try {
        JSON.parse(text, (name, value) => {
            if (typeof value === "string" && SECRET_NAME.test(name))
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
function hide(text, ranges, json) {
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
    const whole = hideInJson(line, json);
    if (whole !== null)
        return whole;
    const parts = [];
    let done = 0;
    for (const { start, end } of ranges) {
        parts.push(line.slice(done, start - offset), HIDDEN);
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
class LineStream {
    #parts;
    #held = "";
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
        const text = this.#held;
        this.#held = "";
        return this.#parts.redact(text);
    }
    #release() {
        const text = this.#held;
        const ranges = this.#parts.find(text);
        const safe = this.#safeEnd(text, ranges);
        this.#held = text.slice(safe);
        const passed = text.slice(0, safe);
        const inside = ranges.filter((range) => range.end <= safe);
        return inside.length === 0 ? passed : hide(passed, inside, this.#parts);
    }
    #safeEnd(text, ranges) {
        const { holdLength, multiline } = this.#parts;
        const line = Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r")) + 1;
        let safe = text.length - line > LINE_LENGTH_LIMIT ? Math.max(line, text.length - holdLength) : line;
        const key = openPrivateKeyAt(text);
        if (key !== -1 && text.length - key < holdLength)
            safe = Math.min(safe, key);
        for (const form of multiline)
            safe = Math.min(safe, beginningOf(form, text, safe));
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
function beginningOf(form, text, end) {
    for (let at = form.lastIndexOf("\n"); at !== -1; at = at === 0 ? -1 : form.lastIndexOf("\n", at - 1)) {
        const start = end - at - 1;
        if (start >= 0 && at + 1 < form.length && text.startsWith(form.slice(0, at + 1), start))
            return start;
    }
    return end;
}
function hasAny(matcher, text) {
    const found = [];
    matcher.find(text, found);
    return found.length > 0;
}


/***/ })

};
