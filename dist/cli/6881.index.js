export const id = 6881;
export const ids = [6881];
export const modules = {

/***/ 28314:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   J5: () => (/* binding */ jsonOrNull),
/* harmony export */   dj: () => (/* binding */ canonicalJson),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
const LONG_DIGITS = /\d{16}/;
const TEXT_OR_LONG_INTEGER = /"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/gs;
function parseJson(text) {
    const plain = JSON.parse(text);
    if (!LONG_DIGITS.test(text))
        return plain;
    let hasLong = false;
    const marked = text.replace(TEXT_OR_LONG_INTEGER, (token) => {
        if (token.startsWith('"'))
            return `"${TEXT}${token.slice(1)}`;
        if (`${Number(token)}` === token)
            return token;
        hasLong = true;
        return `"${token}"`;
    });
    return hasLong ? unmarked(JSON.parse(marked)) : plain;
}
const TEXT = "t";
function unmarked(value) {
    if (typeof value === "string")
        return value.startsWith(TEXT) ? value.slice(TEXT.length) : BigInt(value);
    if (isArray(value))
        return value.map(unmarked);
    if (typeof value !== "object" || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key.slice(TEXT.length), unmarked(item)]));
}
function writeJson(value) {
    return write(value, (keys) => keys);
}
function canonicalJson(value) {
    return write(value, (keys) => keys.sort());
}
const PLAIN_TEXT = /^[ !#-[\]-~]*$/;
function writeText(text) {
    return PLAIN_TEXT.test(text) ? `"${text}"` : JSON.stringify(text);
}
function write(value, ordered) {
    if (typeof value === "string")
        return writeText(value);
    if (typeof value === "bigint")
        return `${value}`;
    if (typeof value !== "object" || value === null)
        return JSON.stringify(value);
    if (isArray(value))
        return `[${value.map((item) => write(item, ordered)).join(",")}]`;
    let text = "";
    for (const key of ordered(Object.keys(value))) {
        text += `${text === "" ? "{" : ","}${writeText(key)}:${write(value[key], ordered)}`;
    }
    return text === "" ? "{}" : `${text}}`;
}
function isArray(value) {
    return Array.isArray(value);
}
function jsonOrNull(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
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
