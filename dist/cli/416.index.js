export const id = 416;
export const ids = [416];
export const modules = {

/***/ 7416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ createRedactor),
  environmentRedactor: () => (/* binding */ environmentRedactor),
  V: () => (/* binding */ secretValues)
});

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
    "GOCSPX-[\\w-]{20,256}",
    "xox[a-z]-[\\w-]{10,512}",
    "xapp-\\d-[\\w-]{10,512}",
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
    "[Aa]ccount[Kk]ey=([A-Za-z0-9+/]{40,128}={0,2})",
];
const LABELLED = new RegExp(LABELLED_SHAPES.join("|"), "g");
function findKeyShapes(text, found) {
    for (const shape of WHOLE) {
        shape.lastIndex = 0;
        for (let match = shape.exec(text); match !== null; match = shape.exec(text)) {
            found.push({ start: match.index, end: match.index + match[0].length });
        }
    }
    LABELLED.lastIndex = 0;
    for (let match = LABELLED.exec(text); match !== null; match = LABELLED.exec(text)) {
        const [whole, withScheme, bare, bearer, password, account] = match;
        const value = withScheme ?? bare ?? bearer ?? password ?? account ?? whole;
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
const BASE64_LINE = 76;
const FORMAT_WORDS = [
    "campaign campaigns status passed failed skipped error errored outstanding score scores metrics output attempt",
    "started_at duration_s durations_s class terminal message exit_code signal rate_limit kind form evidence",
    "timeout_exceeded transient legitimate fatal graded rate_limited kill_shaped unfinished",
    "complete completed_run completed_at circuits limits updated_at reason stated trips until seq closed open half-open",
    "run_started attempt_started task_settled attempt_ended child_stopped paused limit_changed pace_changed",
    "circuit_changed preflight_started preflight_ended ending warning run_ended provider concurrency max_attempts",
    "deadline_at job_index job_total resume_at resume_command starts_per_minute verdict default group timeout weight",
    "anthropic openai azure-openai deepseek openrouter perplexity together fireworks cerebras mistral gemini bedrock vertex",
    "until-complete stopped out_of_time interrupted aborted incomplete repeat results.jsonl failures.jsonl",
].flatMap((line) => line.split(" "));
function formsOf(values) {
    const forms = new Set();
    for (const value of values) {
        if (value.length < VALUE_LENGTH_MIN || FORMAT_WORDS.some((word) => word.includes(value)))
            continue;
        for (const form of [value, ...jsonForms(value), ...urlForms(value), ...base64Forms(value)]) {
            if (form.length >= VALUE_LENGTH_MIN)
                forms.add(form);
        }
    }
    return [...forms];
}
function jsonForms(value) {
    const once = jsonEscape(value);
    const ascii = asciiOnly(once);
    return [once, jsonEscape(once), once.replaceAll("/", "\\/"), ascii, upperEscapes(ascii), goEscape(once)];
}
function jsonEscape(text) {
    return JSON.stringify(text).slice(1, -1);
}
function asciiOnly(escaped) {
    return escaped.replace(/[\u007f-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
function upperEscapes(escaped) {
    return escaped.replace(/\\u([0-9a-f]{4})/g, (_, digits) => `\\u${digits.toUpperCase()}`);
}
function goEscape(escaped) {
    return escaped.replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
}
function urlForms(value) {
    const encoded = encodeURIComponent(Buffer.from(value).toString());
    const strict = encoded.replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
    const forms = [encoded, strict].flatMap((form) => [form, form.replaceAll("%2F", "/"), form.replaceAll("%20", "+")]);
    return forms.flatMap((form) => [form, form.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())]);
}
function base64Forms(value) {
    const bytes = Buffer.from(value);
    const alone = bytes.toString("base64");
    const forms = [alone, alone.replaceAll("=", "")];
    for (let at = BASE64_LINE; at < alone.length + BASE64_LINE && alone.length > BASE64_LINE; at += BASE64_LINE) {
        const line = alone.slice(at - BASE64_LINE, at);
        if (line.length >= 16)
            forms.push(line);
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
const SECRET_NAME = /KEY|TOKEN|SECRET|PASSWORD/i;
const ENVIRONMENT_LENGTH_MIN = 8;
function createRedactor({ values }) {
    const forms = formsOf(values);
    const matcher = forms.length === 0 ? null : new LiteralMatcher(forms);
    const find = (text) => {
        const found = [];
        matcher?.find(text, found);
        findKeyShapes(text, found);
        findCutValues(text, forms, found);
        return found.length === 0 ? found : mergeRanges(found);
    };
    const redact = (text) => {
        const ranges = find(text);
        return ranges.length === 0 ? text : hide(text, ranges, redact);
    };
    const holdLength = Math.max(SHAPE_LENGTH_LIMIT, ...forms.map((form) => form.length));
    const multiline = forms.filter((form) => form.includes("\n"));
    return { redact, stream: () => new LineStream({ find, redact, holdLength, multiline }) };
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
function hide(text, ranges, redact) {
    if (text.includes("\n")) {
        const whole = hideInJson(text, redact);
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
        parts.push(text.slice(done, lineStart), hideInLine(text.slice(lineStart, end), lineStart, inLine, redact));
        done = end;
    }
    parts.push(text.slice(done));
    return parts.join("");
}
function lineEnd(text, from) {
    const end = text.indexOf("\n", from);
    return end === -1 ? text.length : end;
}
function hideInLine(line, offset, ranges, redact) {
    const json = hideInJson(line, redact);
    if (json !== null)
        return json;
    const parts = [];
    let done = 0;
    for (const { start, end } of ranges) {
        parts.push(line.slice(done, start - offset), HIDDEN);
        done = end - offset;
    }
    parts.push(line.slice(done));
    return parts.join("");
}
function hideInJson(text, redact) {
    if (!/^\s*[[{"]/.test(text))
        return null;
    try {
        const indent = /^\s*[[{]\n( +)/.exec(text)?.[1] ?? "";
        const end = text.slice(text.trimEnd().length);
        return JSON.stringify(hideInValue(JSON.parse(text), redact, 0), null, indent) + end;
    }
    catch {
        return null;
    }
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
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [redact(key), hideInValue(item, redact, depth + 1)]));
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
        const { find, redact } = this.#parts;
        const ranges = find(text);
        const safe = this.#safeEnd(text, ranges);
        this.#held = text.slice(safe);
        const passed = text.slice(0, safe);
        const inside = ranges.filter((range) => range.end <= safe);
        return inside.length === 0 ? passed : hide(passed, inside, redact);
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


/***/ })

};
