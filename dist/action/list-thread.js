import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;// CONCATENATED MODULE: ./build/core/unreachable.js
function unreachable(value) {
    throw new Error(`Unreachable case: ${JSON.stringify(value)}`);
}

;// CONCATENATED MODULE: ./build/tasks/json-error.js

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const WORDS = ["true", "false", "null"];
function locateJsonError(text) {
    const stack = [];
    let want = "value";
    let at = 0;
    for (;;) {
        while (isSpace(text[at]))
            at += 1;
        const character = text[at];
        const frame = stack.at(-1);
        if (frame === undefined && want === "comma-or-end") {
            return character === undefined ? null : errorAt(text, at, "nothing more after the value");
        }
        if (character === undefined)
            return errorAt(text, at, expectedFor(want, frame));
        if (want === "colon") {
            if (character !== ":")
                return errorAt(text, at, expectedFor(want, frame));
            want = "value";
            at += 1;
        }
        else if (want === "comma-or-end") {
            if (character === ",")
                want = frame === "object" ? "key" : "value";
            else if (character === closerOf(frame))
                stack.pop();
            else
                return errorAt(text, at, expectedFor(want, frame));
            at += 1;
        }
        else if ((want === "key-or-end" || want === "value-or-end") && character === closerOf(frame)) {
            stack.pop();
            want = "comma-or-end";
            at += 1;
        }
        else if (want === "key" || want === "key-or-end") {
            if (character !== '"')
                return errorAt(text, at, expectedFor(want, frame));
            const end = endOfString(text, at);
            if (typeof end !== "number")
                return end;
            at = end;
            want = "colon";
        }
        else if (character === "{" || character === "[") {
            stack.push(character === "{" ? "object" : "array");
            want = character === "{" ? "key-or-end" : "value-or-end";
            at += 1;
        }
        else {
            const end = endOfScalar(text, at);
            if (typeof end !== "number")
                return end;
            at = end;
            want = "comma-or-end";
        }
    }
}
function endOfScalar(text, start) {
    if (text[start] === '"')
        return endOfString(text, start);
    const word = WORDS.find((candidate) => text.startsWith(candidate, start));
    if (word !== undefined)
        return start + word.length;
    NUMBER.lastIndex = start;
    const number = NUMBER.exec(text);
    if (number !== null)
        return start + number[0].length;
    return errorAt(text, start, "a value");
}
function endOfString(text, start) {
    for (let at = start + 1; at < text.length; at += 1) {
        const character = text[at];
        if (character === '"')
            return at + 1;
        if (character < " ")
            return errorAt(text, at, "the end of a string, or its control characters escaped");
        if (character !== "\\")
            continue;
        at += 1;
        const escaped = text[at];
        if (escaped === "u" && /^[0-9a-fA-F]{4}/.test(text.slice(at + 1, at + 5)))
            at += 4;
        else if (escaped === undefined || !'"\\/bfnrt'.includes(escaped))
            return errorAt(text, at, "a known escape after \\");
    }
    return errorAt(text, text.length, "the end of a string");
}
function closerOf(frame) {
    return frame === "object" ? "}" : "]";
}
function expectedFor(want, frame) {
    switch (want) {
        case "value":
        case "value-or-end":
            return "a value";
        case "key":
        case "key-or-end":
            return "a key in double quotes";
        case "colon":
            return "a colon";
        case "comma-or-end":
            return `a comma or ${closerOf(frame)}`;
        default:
            return unreachable(want);
    }
}
function isSpace(character) {
    return character === " " || character === "\n" || character === "\r" || character === "\t";
}
function errorAt(text, offset, expected) {
    const before = text.slice(0, offset);
    const line = before.split("\n").length;
    const character = text.codePointAt(offset);
    const found = character === undefined ? "the end of the text" : JSON.stringify(String.fromCodePoint(character));
    return { line, column: offset - before.lastIndexOf("\n"), found, expected };
}
function brokenJson(text, source) {
    const error = locateJsonError(text);
    const line = source.firstLine + (error?.line ?? 1) - 1;
    const where = `${source.name}:${line}:${error?.column ?? 1} (line ${line}, column ${error?.column ?? 1})`;
    const expected = error?.expected ?? "JSON";
    return `Expected valid JSON at ${where}: ${expected}; found ${error?.found ?? "broken JSON"}. ${source.advice}`;
}

;// CONCATENATED MODULE: ./build/tasks/sole-id.js
const BEFORE = '{"id":"';
const BEHIND = '"}';
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BRACE = 0x7d;
const NEWLINE = 0x0a;
const SOLE_ID_FROM = BEFORE.length;
const SOLE_ID_REST = BEHIND.length;
function hasSoleId(json) {
    return endOfTask(json, 0) === json.length;
}
function countSoleIds(lines) {
    let count = 0;
    for (let from = 0; from <= lines.length; count += 1) {
        const end = endOfTask(lines, from);
        if (end === -1 || (end < lines.length && lines.charCodeAt(end) !== NEWLINE))
            return 0;
        from = end + 1;
    }
    return count;
}
function endOfTask(text, from) {
    if (!text.startsWith(BEFORE, from))
        return -1;
    const first = from + SOLE_ID_FROM;
    let at = first;
    while (at < text.length && !isEscaped(text.charCodeAt(at)))
        at += 1;
    return at > first && text.charCodeAt(at) === QUOTE && text.charCodeAt(at + 1) === BRACE ? at + SOLE_ID_REST : -1;
}
function isEscaped(code) {
    return code < 0x20 || code === QUOTE || code === BACKSLASH || (code & 0xf800) === 0xd800;
}
function soleIdJson(id) {
    return `${BEFORE}${id}${BEHIND}`;
}
function soleIdsJson(ids) {
    return soleIdJson(ids.replaceAll("\n", `${BEHIND}\n${BEFORE}`));
}
function soleIdOf(json) {
    return json.slice(SOLE_ID_FROM, -SOLE_ID_REST);
}

;// CONCATENATED MODULE: external "node:buffer"
const external_node_buffer_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
;// CONCATENATED MODULE: ./build/core/user-error.js
class UserError extends Error {
    name = "UserError";
}

;// CONCATENATED MODULE: ./build/tasks/utf8-lines.js


const utf8_lines_NEWLINE = 0x0a;
const LONGEST_LINE_BYTES = 64 * 1024 * 1024;
class Utf8Lines {
    #source;
    #onLine;
    #onLines;
    #pending = [];
    #pendingBytes = 0;
    #line = 0;
    constructor(source, onLine, onLines = () => 0) {
        this.#source = source;
        this.#onLine = onLine;
        this.#onLines = onLines;
    }
    push(chunk) {
        const end = chunk.lastIndexOf(utf8_lines_NEWLINE);
        if (end !== -1) {
            const whole = chunk.subarray(0, end);
            this.#emit(this.#pendingBytes === 0 ? whole : this.#takePending(whole));
        }
        const rest = chunk.subarray(end + 1);
        if (rest.length === 0)
            return;
        this.#pending.push(Buffer.from(rest));
        this.#pendingBytes += rest.length;
        if (this.#pendingBytes > LONGEST_LINE_BYTES) {
            throw new UserError(`Expected lines of at most 64 MiB in ${this.#source}, found a longer one at line ${this.#line + 1}. Check that this is a text file with one task a line.`);
        }
    }
    end() {
        if (this.#pendingBytes > 0)
            this.#emit(this.#takePending(Buffer.alloc(0)));
    }
    #takePending(last) {
        const whole = Buffer.concat([...this.#pending, last]);
        this.#pending = [];
        this.#pendingBytes = 0;
        return whole;
    }
    #emit(bytes) {
        const text = decodeUtf8(bytes, { source: this.#source, firstLine: this.#line + 1 });
        const taken = this.#onLines({ text, bytes, first: this.#line + 1 });
        this.#line += taken;
        if (taken > 0)
            return;
        let start = this.#line === 0 && text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
        for (let end = text.indexOf("\n", start); end !== -1; end = text.indexOf("\n", start)) {
            this.#line += 1;
            this.#onLine(text.slice(start, end), this.#line);
            start = end + 1;
        }
        this.#line += 1;
        this.#onLine(text.slice(start), this.#line);
    }
}
const BYTE_ORDER_MARK = "\uFEFF";
function decodeFile(bytes, source) {
    const text = decodeUtf8(bytes, { source, firstLine: 1 });
    return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}
function decodeUtf8(bytes, part) {
    if ((0,external_node_buffer_namespaceObject.isUtf8)(bytes))
        return bytes.toString("utf8");
    const { source, firstLine } = part;
    if (firstLine === 1 && isUtf16(bytes)) {
        throw new UserError(`Expected ${source} to be UTF-8 text, found UTF-16 (line 1). Save it as UTF-8.`);
    }
    let line = firstLine;
    let start = 0;
    for (let end = bytes.indexOf(utf8_lines_NEWLINE); end !== -1; end = bytes.indexOf(utf8_lines_NEWLINE, start)) {
        if (!(0,external_node_buffer_namespaceObject.isUtf8)(bytes.subarray(start, end)))
            break;
        line += 1;
        start = end + 1;
    }
    throw new UserError(`Expected ${source} to be UTF-8 text, found other bytes at ${source}:${line} (line ${line}). Save it as UTF-8.`);
}
function isUtf16(bytes) {
    return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

;// CONCATENATED MODULE: ./build/tasks/line-format.js




function linesInto(list, format, name) {
    switch (format) {
        case "json-lines":
            return new Utf8Lines(name, (text, line) => addJsonLine(list, text, { name, line }), (lines) => list.addSoleIds(lines));
        case "plain":
            return new Utf8Lines(name, (text, line) => addPlainId(list, text, line), (lines) => addPlainIds(list, lines));
        default:
            return unreachable(format);
    }
}
function addJsonLine(list, text, place) {
    const json = text.trim();
    if (json === "")
        return;
    if (hasSoleId(json)) {
        list.addSoleId(json, place.line);
        return;
    }
    let listed;
    try {
        listed = JSON.parse(json);
    }
    catch {
        list.problem(brokenJson(text, { name: place.name, firstLine: place.line, advice: "Write one JSON object on each line." }));
        return;
    }
    list.add(listed, json, place.line);
}
function addPlainId(list, text, line) {
    const id = text.trim();
    if (id !== "")
        list.addId(id, line);
}
const ODD_LINE = /^\s|\s$/m;
function addPlainIds(list, { text, first }) {
    if (ODD_LINE.test(text))
        return 0;
    const json = soleIdsJson(text);
    return list.addSoleIds({ text: json, bytes: Buffer.from(json), first });
}

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: ./build/tasks/shared-file.js

const CHUNK_BYTES = 64 * 1024;
const FIRST_LOOK_BYTES = 4 * 1024;
const shared_file_NEWLINE = 0x0a;
function shareFile(fd, size, pieceBytes) {
    return { fd, size, pieceBytes, taken: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) };
}
function pieceCount({ size, pieceBytes }) {
    return Math.ceil(size / pieceBytes);
}
function takePiece(file) {
    return Atomics.add(file.taken, 0, 1) < pieceCount(file);
}
function firstLineOf({ fd, size, pieceBytes }, piece) {
    if (piece === 0)
        return 0;
    const from = piece * pieceBytes - 1;
    const to = Math.min(from + pieceBytes, size - 1);
    const chunk = Buffer.allocUnsafe(FIRST_LOOK_BYTES);
    for (let at = from, read = 0; at < to; at += read) {
        read = (0,external_node_fs_namespaceObject.readSync)(fd, chunk, 0, Math.min(chunk.length, to - at), at);
        if (read === 0)
            return null;
        const newline = chunk.subarray(0, read).indexOf(shared_file_NEWLINE);
        if (newline !== -1)
            return at + newline + 1;
    }
    return null;
}
function readRange(fd, range, onChunk) {
    const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
    let at = range.from ?? 0;
    while (at < range.to) {
        const wanted = Math.min(CHUNK_BYTES, range.to - at);
        const read = (0,external_node_fs_namespaceObject.readSync)(fd, chunk, 0, wanted, range.from === null ? null : at);
        if (read === 0)
            return;
        onChunk(chunk.subarray(0, read));
        at += read;
    }
}

;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: ./build/tasks/canonical-json.js

function hashOf(value) {
    return hash("sha256", canonicalJson(value));
}
function digestOf(value, source) {
    const isPlain = source !== null && !source.includes("\\");
    return digestOfText(write(value, isPlain));
}
function digestOfText(text) {
    return (0,external_node_crypto_namespaceObject.hash)("sha256", text, "binary");
}
function canonicalJson(value) {
    return write(value, false);
}
function write(value, isPlain) {
    if (typeof value === "string")
        return isPlain || !needsEscape(value) ? `"${value}"` : JSON.stringify(value);
    if (typeof value === "number")
        return Number.isFinite(value) ? `${value === 0 ? 0 : value}` : "null";
    if (typeof value !== "object" || value === null)
        return `${value}`;
    if (isArray(value))
        return writeArray(value, isPlain);
    const shape = shapeOf(Object.keys(value));
    let text = "";
    for (let index = 0; index < shape.sortedKeys.length; index += 1) {
        text += shape.prefixes[index] + write(value[shape.sortedKeys[index]], isPlain);
    }
    return text === "" ? "{}" : `${text}}`;
}
const NEEDS_ESCAPE = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;
function needsEscape(text) {
    return NEEDS_ESCAPE.test(text);
}
function writeArray(items, isPlain) {
    let text = "";
    for (const item of items)
        text += (text === "" ? "[" : ",") + write(item, isPlain);
    return text === "" ? "[]" : `${text}]`;
}
const MOST_SHAPES = 1_000;
const MOST_SHAPES_PER_FIRST_KEY = 16;
const shapesByFirstKey = new Map();
let shapeCount = 0;
function shapeOf(keys) {
    const first = keys[0] ?? "";
    const known = shapesByFirstKey.get(first) ?? [];
    for (const shape of known) {
        if (isSameList(shape.keys, keys))
            return shape;
    }
    const sortedKeys = keys.toSorted();
    const prefixes = sortedKeys.map((key, index) => `${index === 0 ? "{" : ","}${JSON.stringify(key)}:`);
    const shape = { keys, sortedKeys, prefixes };
    if (shapeCount < MOST_SHAPES && known.length < MOST_SHAPES_PER_FIRST_KEY) {
        known.push(shape);
        shapesByFirstKey.set(first, known);
        shapeCount += 1;
    }
    return shape;
}
function isSameList(left, right) {
    if (left.length !== right.length)
        return false;
    for (let index = 0; index < left.length; index += 1) {
        if (left[index] !== right[index])
            return false;
    }
    return true;
}
function isArray(value) {
    return Array.isArray(value);
}

;// CONCATENATED MODULE: ./build/tasks/id-index.js
const EMPTY = -1;
const FIRST_CAPACITY = 4_096;
class IdIndex {
    #idAt;
    #values = new Int32Array(FIRST_CAPACITY);
    #slots = new Int32Array(FIRST_CAPACITY * 2).fill(EMPTY);
    constructor(idAt) {
        this.#idAt = idAt;
    }
    add(text, place, from = 0, to = text.length) {
        if (place >= this.#values.length)
            this.#grow(place);
        const value = scatter(text, from, to);
        const slot = this.#slotOf(text, value, from, to);
        const earlier = this.#slots[slot];
        if (earlier !== EMPTY)
            return earlier;
        this.#slots[slot] = place;
        this.#values[place] = value;
        return null;
    }
    addValues(values, first) {
        const end = first + values.length;
        if (end > this.#values.length)
            this.#grow(end - 1);
        this.#values.set(values, first);
        const mask = this.#slots.length - 1;
        for (let place = first; place < end; place += 1) {
            const value = this.#values[place];
            let slot = value & mask;
            for (let known = this.#slots[slot]; known !== EMPTY; known = this.#slots[slot]) {
                if (this.#values[known] === value && this.#idAt(known) === this.#idAt(place))
                    return false;
                slot = (slot + 1) & mask;
            }
            this.#slots[slot] = place;
        }
        return true;
    }
    values(count) {
        return this.#values.slice(0, count);
    }
    find(id) {
        const place = this.#slots[this.#slotOf(id, scatter(id, 0, id.length), 0, id.length)];
        return place === EMPTY ? null : place;
    }
    #slotOf(text, value, from, to) {
        const mask = this.#slots.length - 1;
        for (let slot = value & mask;; slot = (slot + 1) & mask) {
            const place = this.#slots[slot];
            if (place === EMPTY)
                return slot;
            if (this.#values[place] === value && this.#idAt(place) === text.slice(from, to))
                return slot;
        }
    }
    #grow(place) {
        let capacity = this.#values.length;
        while (capacity <= place)
            capacity *= 4;
        const values = new Int32Array(capacity);
        values.set(this.#values);
        const slots = new Int32Array(capacity * 2).fill(EMPTY);
        const mask = slots.length - 1;
        for (const known of this.#slots) {
            if (known === EMPTY)
                continue;
            let slot = values[known] & mask;
            while (slots[slot] !== EMPTY)
                slot = (slot + 1) & mask;
            slots[slot] = known;
        }
        this.#values = values;
        this.#slots = slots;
    }
}
function scatter(text, from, to) {
    let value = 0x811c9dc5;
    for (let at = from; at < to; at += 1)
        value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
    value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
    return value ^ (value >>> 13);
}

;// CONCATENATED MODULE: ./build/tasks/public-name.js

const HASH_DIGITS = 8;
function publicName(name, redactor) {
    const redacted = redactor.redact(name);
    if (redacted === name)
        return name;
    return `${redacted}~${(0,external_node_crypto_namespaceObject.createHash)("sha256").update(name).digest("hex").slice(0, HASH_DIGITS)}`;
}
const BATCH_NAMES = 5_000;
const SEPARATOR = "\n}\n";
function publicNames(names, redactor) {
    const shown = [];
    for (let from = 0; from < names.length; from += BATCH_NAMES) {
        const batch = names.slice(from, from + BATCH_NAMES);
        const text = batch.join(SEPARATOR);
        const isPlain = redactor.redact(text) === text;
        shown.push(isPlain ? batch : batch.map((name) => publicName(name, redactor)));
    }
    return shown.flat();
}

;// CONCATENATED MODULE: ./build/core/hash-index.js
const hash_index_WORDS = 8;
const hash_index_HASH_DIGITS = 64;
const NONE = -1;
const BLOCK_BITS = 12;
const BLOCK_HASHES = 1 << BLOCK_BITS;
function newHashWords() {
    return new Uint32Array(hash_index_WORDS);
}
function readHashWords(hash, into) {
    if (hash.length !== hash_index_HASH_DIGITS)
        return false;
    let wrong = 0;
    for (let word = 0; word < hash_index_WORDS; word += 1) {
        let value = 0;
        for (let at = word * 8; at < word * 8 + 8; at += 1) {
            const digit = digitOf(hash.charCodeAt(at));
            wrong |= digit;
            value = (value << 4) | digit;
        }
        into[word] = value;
    }
    return wrong < WRONG_DIGIT;
}
const told = new Array(hash_index_HASH_DIGITS).fill(0);
function hashOfWords(words, from = 0) {
    for (let digit = 0; digit < hash_index_HASH_DIGITS; digit += 1) {
        const word = words[from + (digit >>> 3)] ?? 0;
        told[digit] = CODES[(word >>> (28 - (digit & 7) * 4)) & 15] ?? 0;
    }
    return String.fromCharCode.apply(null, told);
}
class HashIndex {
    #count = 0;
    #blocks = [];
    #slots = new Int32Array(0);
    #slotted = 0;
    #text = "";
    #words = newHashWords();
    #position = NONE;
    #latest = NONE;
    get count() {
        return this.#count;
    }
    find(hash) {
        if (hash === this.#text && this.#position !== NONE)
            return this.#position;
        if (!this.#read(hash))
            return NONE;
        this.#position = this.findWords(this.#words);
        return this.#position;
    }
    findWords(words) {
        const next = this.#latest + 1;
        const position = next < this.#count && this.#isAt(next, words) ? next : this.#look(words);
        if (position !== NONE)
            this.#latest = position;
        return position;
    }
    append(hash) {
        if (!this.#read(hash))
            throw new Error(`Expected 64 hex digits, found ${JSON.stringify(hash.slice(0, 80))}`);
        this.#position = this.#append(this.#words);
        return this.#position;
    }
    appendDigest(digest) {
        if (digest.length !== hash_index_WORDS * 4)
            throw new Error(`Expected 32 bytes, found ${digest.length}`);
        this.#text = "";
        this.#position = NONE;
        const words = this.#words;
        for (let word = 0; word < hash_index_WORDS; word += 1) {
            const at = word * 4;
            words[word] =
                (digest.charCodeAt(at) << 24) |
                    (digest.charCodeAt(at + 1) << 16) |
                    (digest.charCodeAt(at + 2) << 8) |
                    digest.charCodeAt(at + 3);
        }
        return this.#append(words);
    }
    words() {
        const words = new Uint32Array(this.#count * hash_index_WORDS);
        for (const [index, block] of this.#blocks.entries()) {
            const from = index * BLOCK_HASHES * hash_index_WORDS;
            words.set(block.subarray(0, words.length - from), from);
        }
        return words;
    }
    appendWords(words) {
        for (let from = 0; from < words.length;) {
            const into = offsetOf(this.#count);
            const part = words.subarray(from, from + BLOCK_HASHES * hash_index_WORDS - into);
            this.#roomyBlock().set(part, into);
            this.#count += part.length / hash_index_WORDS;
            from += part.length;
        }
    }
    at(position) {
        return hashOfWords(this.#blockOf(position), offsetOf(position));
    }
    writeDigits(position, count, into, at) {
        const block = this.#blockOf(position);
        const from = offsetOf(position);
        for (let digit = 0; digit < count; digit += 8) {
            const word = block[from + (digit >>> 3)] ?? 0;
            for (let next = 0; next < 8; next += 1)
                into[at + digit + next] = CODES[(word >>> (28 - next * 4)) & 15] ?? 0;
        }
    }
    #read(hash) {
        if (hash === this.#text && hash !== "")
            return true;
        this.#position = NONE;
        const isHash = readHashWords(hash, this.#words);
        this.#text = isHash ? hash : "";
        return isHash;
    }
    #append(words) {
        const position = this.#count;
        const block = this.#roomyBlock();
        const from = offsetOf(position);
        for (let word = 0; word < hash_index_WORDS; word += 1)
            block[from + word] = words[word] ?? 0;
        this.#count += 1;
        return position;
    }
    #roomyBlock() {
        if (this.#count === this.#blocks.length * BLOCK_HASHES)
            this.#blocks.push(new Uint32Array(BLOCK_HASHES * hash_index_WORDS));
        return this.#blockOf(this.#count);
    }
    #look(words) {
        if (this.#slotted < this.#count)
            this.#fillSlots();
        if (this.#slots.length === 0)
            return NONE;
        const mask = this.#slots.length - 1;
        for (let slot = hash_index_scatter(words, 0) & mask;; slot = (slot + 1) & mask) {
            const position = this.#slots[slot] ?? NONE;
            if (position === NONE || this.#isAt(position, words))
                return position;
        }
    }
    #isAt(position, words) {
        const block = this.#blockOf(position);
        const from = offsetOf(position);
        for (let word = 0; word < hash_index_WORDS; word += 1) {
            if (block[from + word] !== words[word])
                return false;
        }
        return true;
    }
    #blockOf(position) {
        return this.#blocks[position >>> BLOCK_BITS];
    }
    #fillSlots() {
        if (this.#slots.length < this.#count * 2) {
            this.#slots = new Int32Array(slotCount(this.#count)).fill(NONE);
            this.#slotted = 0;
        }
        const mask = this.#slots.length - 1;
        for (; this.#slotted < this.#count; this.#slotted += 1) {
            let slot = hash_index_scatter(this.#blockOf(this.#slotted), offsetOf(this.#slotted)) & mask;
            while (this.#slots[slot] !== NONE)
                slot = (slot + 1) & mask;
            this.#slots[slot] = this.#slotted;
        }
    }
}
function offsetOf(position) {
    return (position & (BLOCK_HASHES - 1)) * hash_index_WORDS;
}
function slotCount(hashes) {
    return 2 ** Math.ceil(Math.log2(Math.max(hashes, BLOCK_HASHES) * 2));
}
function hash_index_scatter(words, from) {
    return (words[from] ?? 0) ^ (words[from + hash_index_WORDS - 1] ?? 0);
}
const WRONG_DIGIT = 16;
const CODES = Uint8Array.from("0123456789abcdef", (digit) => digit.charCodeAt(0));
const DIGITS = Uint8Array.from({ length: 128 }, (_, code) => {
    const value = "0123456789abcdef".indexOf(String.fromCharCode(code));
    return value === -1 ? WRONG_DIGIT : value;
});
function digitOf(code) {
    return (DIGITS[code & 127] ?? WRONG_DIGIT) | (code & ~127);
}
function isHash(text) {
    if (text.length !== hash_index_HASH_DIGITS)
        return false;
    let wrong = 0;
    for (let at = 0; at < hash_index_HASH_DIGITS; at += 1)
        wrong |= digitOf(text.charCodeAt(at));
    return wrong < WRONG_DIGIT;
}

;// CONCATENATED MODULE: ./build/tasks/text-store.js
const BLOCK_UNITS = 1 << 16;
const text_store_NEWLINE = 0x0a;
class TextStore {
    #blocks = [];
    #pending = [];
    #pendingUnits = 0;
    #count = 0;
    #latest = 0;
    #open = null;
    get count() {
        return this.#count;
    }
    add(text) {
        this.#pending.push(text);
        this.#pendingUnits += text.length + 1;
        this.#count += 1;
        if (this.#pendingUnits >= BLOCK_UNITS)
            this.#close();
    }
    addLines(bytes, count) {
        this.#close();
        const copy = Buffer.allocUnsafeSlow(bytes.length + 1);
        copy.set(bytes);
        copy[bytes.length] = text_store_NEWLINE;
        this.#blocks.push({ bytes: copy, first: this.#count, starts: null });
        this.#count += count;
    }
    addBlocks(blocks) {
        this.#close();
        for (const { bytes, count } of blocks) {
            this.#blocks.push({
                bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
                first: this.#count,
                starts: null,
            });
            this.#count += count;
        }
    }
    blocks() {
        this.#close();
        return this.#blocks.map(({ bytes, first }, index) => ({
            bytes: bytes.length === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes),
            count: (this.#blocks[index + 1]?.first ?? this.#count) - first,
        }));
    }
    at(index) {
        if (index < 0 || index >= this.#count)
            return "";
        const pending = this.#pending[index - (this.#count - this.#pending.length)];
        if (pending !== undefined)
            return pending;
        const block = this.#blockOf(index);
        if (index === block.first)
            return block.bytes.toString("utf8", 0, block.bytes.indexOf(text_store_NEWLINE));
        block.starts ??= startsOf(block.bytes);
        const place = index - block.first;
        return block.bytes.toString("utf8", block.starts[place], (block.starts[place + 1] ?? 0) - 1);
    }
    innerAt(index, before, behind) {
        const latest = this.#latest;
        if (index < 0 || index >= this.#count - this.#pending.length)
            return inner(this.at(index), before, behind);
        const block = this.#blockOf(index);
        if (this.#latest !== latest)
            return inner(this.at(index), before, behind);
        if (this.#open?.block !== block)
            this.#open = openBlock(block);
        const { text, starts } = this.#open;
        const place = index - block.first;
        return text.slice((starts[place] ?? 0) + before, (starts[place + 1] ?? 0) - 1 - behind);
    }
    *lines() {
        this.#close();
        for (const { bytes } of this.#blocks)
            yield bytes;
    }
    #close() {
        if (this.#pending.length === 0)
            return;
        const bytes = Buffer.from(`${this.#pending.join("\n")}\n`);
        this.#blocks.push({ bytes, first: this.#count - this.#pending.length, starts: null });
        this.#pending = [];
        this.#pendingUnits = 0;
    }
    #blockOf(index) {
        const isIn = (block, next) => block !== undefined && block.first <= index && (next === undefined || index < next.first);
        if (!isIn(this.#blocks[this.#latest], this.#blocks[this.#latest + 1])) {
            this.#latest = this.#blocks.findLastIndex((block) => block.first <= index);
        }
        return this.#blocks[this.#latest];
    }
}
function inner(text, before, behind) {
    return text.slice(before, text.length - behind);
}
function openBlock(block) {
    const text = block.bytes.toString("utf8");
    const isAscii = text.length === block.bytes.length;
    if (!isAscii)
        return { block, text, starts: startsIn(text) };
    block.starts ??= startsIn(text);
    return { block, text, starts: block.starts };
}
function startsIn(text) {
    const starts = [0];
    for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1))
        starts.push(end + 1);
    return Uint32Array.from(starts);
}
function startsOf(bytes) {
    const starts = [0];
    for (let end = bytes.indexOf(text_store_NEWLINE); end !== -1; end = bytes.indexOf(text_store_NEWLINE, end + 1))
        starts.push(end + 1);
    return Uint32Array.from(starts);
}

;// CONCATENATED MODULE: ./build/tasks/task-columns.js



const task_columns_FIRST_CAPACITY = 1_024;
class TaskColumns {
    hashes = new HashIndex();
    #count = 0;
    #ids = new TextStore();
    #brokenIds = new Map();
    #texts = new TextStore();
    #traits = [];
    #traitsByKey = new Map();
    #traitsOf = new Uint32Array(task_columns_FIRST_CAPACITY);
    get count() {
        return this.#count;
    }
    get hasWeights() {
        return this.#traits.some(({ weight }) => weight !== undefined);
    }
    add(task) {
        this.hashes.append(task.hash);
        this.#addRest(task.id, task.json, task);
    }
    addDigested(digest, id, json, traits) {
        this.hashes.appendDigest(digest);
        this.#addRest(id, json, traits);
    }
    addSoleId(digest, json, traits) {
        this.hashes.appendDigest(digest);
        this.#addRest("", json, traits);
    }
    addSoleIds(bytes, count, traits) {
        this.#texts.addLines(bytes, count);
        const first = this.#grow(count);
        this.#traitsOf.fill(this.#traitsIndex(traits, first), first, this.#count);
    }
    #grow(count) {
        const first = this.#count;
        this.#count += count;
        if (this.#count > this.#traitsOf.length) {
            const longer = new Uint32Array(Math.max(this.#count, this.#traitsOf.length * 2));
            longer.set(this.#traitsOf);
            this.#traitsOf = longer;
        }
        return first;
    }
    #addRest(id, json, traits) {
        const index = this.#grow(1);
        this.#traitsOf[index] = this.#traitsIndex(traits, index);
        this.#texts.add(json);
        if (id === "")
            return;
        this.#padIds(index);
        const isBroken = id.includes("\n");
        if (isBroken)
            this.#brokenIds.set(index, id);
        this.#ids.add(isBroken ? "" : id);
    }
    #padIds(count) {
        while (this.#ids.count < count)
            this.#ids.add("");
    }
    piece() {
        return {
            count: this.#count,
            hashes: this.hashes.words(),
            texts: this.#texts.blocks(),
            ids: this.#ids.blocks(),
            brokenIds: this.#brokenIds,
            traits: this.#traits,
            traitsOf: this.#traitsOf.slice(0, this.#count),
        };
    }
    addPiece(piece) {
        const first = this.#grow(piece.count);
        this.hashes.appendWords(piece.hashes);
        this.#texts.addBlocks(piece.texts);
        if (piece.ids.length > 0)
            this.#padIds(first);
        this.#ids.addBlocks(piece.ids);
        for (const [index, id] of piece.brokenIds)
            this.#brokenIds.set(first + index, id);
        const traits = piece.traits.map((one) => this.#traitsIndex(one, first));
        for (let index = 0; index < piece.count; index += 1) {
            this.#traitsOf[first + index] = traits[piece.traitsOf[index] ?? 0] ?? 0;
        }
    }
    at(index) {
        const json = this.#texts.at(index);
        return {
            id: this.#storedId(index) || soleIdOf(json),
            hash: this.hashes.at(index),
            json,
            ...this.#traitsAt(index),
        };
    }
    idAt(index) {
        return this.#storedId(index) || this.#texts.innerAt(index, SOLE_ID_FROM, SOLE_ID_REST);
    }
    #storedId(index) {
        return this.#ids.innerAt(index, 0, 0) || (this.#brokenIds.get(index) ?? "");
    }
    providerAt(index) {
        return this.#traitsAt(index).provider;
    }
    weightAt(index) {
        return this.#traitsAt(index).weight ?? null;
    }
    lines() {
        return this.#texts.lines();
    }
    *[Symbol.iterator]() {
        for (let index = 0; index < this.count; index += 1)
            yield this.at(index);
    }
    #traitsAt(index) {
        return this.#traits[this.#traitsOf[index] ?? 0] ?? { provider: "" };
    }
    #traitsIndex({ provider, group, timeoutMs, weight }, index) {
        const latest = this.#traitsOf[index - 1] ?? 0;
        const last = this.#traits[latest];
        if (last?.provider === provider && last.group === group && last.timeoutMs === timeoutMs && last.weight === weight) {
            return latest;
        }
        const key = `${timeoutMs} ${weight} ${provider.length} ${provider}${group === undefined ? "" : ` ${group}`}`;
        const known = this.#traitsByKey.get(key);
        if (known !== undefined)
            return known;
        const next = this.#traits.length;
        this.#traitsByKey.set(key, next);
        this.#traits.push({
            provider,
            ...(group === undefined ? undefined : { group }),
            ...(timeoutMs === undefined ? undefined : { timeoutMs }),
            ...(weight === undefined ? undefined : { weight }),
        });
        return next;
    }
}

;// CONCATENATED MODULE: ./build/tasks/task-list.js






const task_list_FIRST_CAPACITY = 1_024;
const SOLE_IDS_BYTES_MIN = 4_096;
const SHOWN_PROBLEMS = 5;
const MOST_PROBLEMS = 20;
const NO_FIELDS = {};
const EXPECTED_OF_FIELD = {
    provider: 'a text such as "openai"',
    group: 'a text (a number must be quoted: "7")',
    timeout: 'a duration above 0 and up to 24d, such as "90s" or "15m", or a number of seconds',
    weight: "a number above 0",
};
class TaskList {
    #options;
    #tasks = new TaskColumns();
    #providerNames = new Map();
    #ids;
    #places = new Int32Array(task_list_FIRST_CAPACITY);
    #problems = [];
    #commonTraits;
    constructor(options) {
        this.#options = options;
        const { repeats } = options;
        this.#ids = new IdIndex((position) => {
            const id = this.#tasks.idAt(position * repeats);
            return repeats === 1 ? id : id.slice(0, -"#1".length);
        });
        this.#commonTraits = { provider: this.#providerName(options.provider) };
    }
    add(listed, json, place) {
        if (typeof listed !== "object" || listed === null || Array.isArray(listed)) {
            this.problem(`Expected a task, an object such as {"id": "a"}, at ${this.#at(place)}, found ${describe(listed)}. Wrap it as an object with an id.`);
            return;
        }
        const fields = listed;
        const id = this.#idOf(fields, place);
        if (id === null)
            return;
        const reserved = this.#reservedOf(fields, id, place);
        if (reserved === null)
            return;
        try {
            if (this.#options.repeats === 1) {
                this.#push(fields, json, { id, reserved });
                return;
            }
            const group = reserved.group ?? id;
            for (let repeat = 1; repeat <= this.#options.repeats; repeat += 1) {
                const expanded = { ...fields, id: `${id}#${repeat}`, repeat, group };
                this.#push(expanded, null, { id: expanded.id, reserved: { ...reserved, group } });
            }
        }
        catch (error) {
            if (!(error instanceof RangeError))
                throw error;
            this.problem(`Expected a task of reasonable depth at ${this.#at(place)}, found ${quote(id)} nested too deeply to be hashed. Flatten its payload, or keep it in a file of its own.`);
        }
    }
    addId(id, place) {
        if (needsEscape(id))
            this.add({ id }, null, place);
        else
            this.addSoleId(soleIdJson(id), place);
    }
    addSoleId(json, place) {
        if (this.#options.repeats > 1)
            this.add({ id: soleIdOf(json) }, null, place);
        else if (this.#takeSoleId(json, this.#tasks.count, place)) {
            this.#tasks.addSoleId(digestOfText(json), json, this.#commonTraits);
        }
    }
    addSoleIds({ text, bytes, first }) {
        const count = this.#options.repeats > 1 || bytes.length < SOLE_IDS_BYTES_MIN ? 0 : countSoleIds(text);
        if (count === 0)
            return 0;
        const position = this.#tasks.count;
        this.#tasks.addSoleIds(bytes, count, this.#commonTraits);
        let from = 0;
        for (let index = 0; index < count; index += 1) {
            const newline = text.indexOf("\n", from);
            const json = text.slice(from, newline === -1 ? text.length : newline);
            this.#takeSoleId(json, position + index, first + index);
            this.#tasks.hashes.appendDigest(digestOfText(json));
            from = newline + 1;
        }
        return count;
    }
    addPiece({ columns, idValues }) {
        const first = this.#tasks.count;
        const traits = columns.traits.map((one) => ({ ...one, provider: this.#providerName(one.provider) }));
        this.#tasks.addPiece({ ...columns, traits });
        return this.#ids.addValues(idValues, first);
    }
    piece() {
        const tasks = this.finish();
        return { columns: tasks.piece(), idValues: this.#ids.values(tasks.count) };
    }
    problem(message) {
        this.#problems.push(message);
        if (this.#problems.length >= MOST_PROBLEMS)
            throw this.#asError();
    }
    finish() {
        if (this.#problems.length > 0)
            throw this.#asError();
        return this.#tasks;
    }
    #push(fields, json, known) {
        this.#tasks.addDigested(digestOf(fields, json), known.id, json ?? JSON.stringify(fields), this.#traitsOf(known.reserved));
    }
    #traitsOf(reserved) {
        if (reserved === NO_FIELDS)
            return this.#commonTraits;
        const { group, timeout, weight } = reserved;
        return {
            provider: this.#providerName(reserved.provider ?? this.#options.provider),
            ...(group === undefined ? undefined : { group }),
            ...(timeout === undefined ? undefined : { timeoutMs: timeout }),
            ...(weight === undefined ? undefined : { weight }),
        };
    }
    #providerName(provider) {
        let name = this.#providerNames.get(provider);
        if (name === undefined) {
            name = publicName(provider, this.#options.redactor);
            this.#providerNames.set(provider, name);
        }
        return name;
    }
    #idOf(fields, place) {
        const id = fields.id;
        if (typeof id !== "string") {
            this.problem(this.#wrongId(fields, id, place));
            return null;
        }
        return this.#takeId(id, place) ? id : null;
    }
    #takeId(id, place) {
        if (this.#isBlank(id, place))
            return false;
        if (!id.isWellFormed() || id.includes("\0")) {
            this.problem(`Expected an id of Unicode text at ${this.#at(place)}, found ${quote(id)} with a NUL or half a character in it. Neither can be passed to a child: rename it.`);
            return false;
        }
        return this.#isNew(id, Math.floor(this.#tasks.count / this.#options.repeats), place);
    }
    #takeSoleId(json, position, place) {
        const first = json.charCodeAt(SOLE_ID_FROM);
        const isVisible = first > 0x20 && first < 0x7f;
        if (!isVisible && this.#isBlank(soleIdOf(json), place))
            return false;
        return this.#isNew(json, position, place, SOLE_ID_FROM, json.length - SOLE_ID_REST);
    }
    #isBlank(id, place) {
        if (id.trim() !== "")
            return false;
        this.problem(`Expected a task with an id at ${this.#at(place)}, found an empty one. Give it a text of its own.`);
        return true;
    }
    #isNew(text, position, place, from = 0, to = text.length) {
        const earlier = this.#ids.add(text, position, from, to);
        if (earlier === null) {
            this.#notePlace(position, place);
            return true;
        }
        this.problem(`Expected unique ids, found ${quote(text.slice(from, to))} at ${this.#at(this.#places[earlier] ?? 0)} and again at ${this.#at(place)}. Rename one; to run a task several times, use repeats.`);
        return false;
    }
    #notePlace(position, place) {
        if (position >= this.#places.length) {
            const places = new Int32Array(this.#places.length * 4);
            places.set(this.#places);
            this.#places = places;
        }
        this.#places[position] = place;
    }
    #wrongId(fields, id, place) {
        const where = `Expected a task with a text "id" at ${this.#at(place)}`;
        if (typeof id === "number")
            return `${where}, found the number ${id}. Quote it: "id": "${id}".`;
        if (id !== undefined)
            return `${where}, found ${describe(id)}. Give it a text, such as "id": "a".`;
        const names = Object.keys(fields).slice(0, 8).map(quote).join(", ");
        return `${where}, found no id (${names === "" ? "no fields at all" : `only ${names}`}). Add one that stays the same from run to run.`;
    }
    #reservedOf(fields, id, place) {
        const { provider, group, timeout, weight } = fields;
        if (provider === undefined && group === undefined && timeout === undefined && weight === undefined)
            return NO_FIELDS;
        if (isName(provider) && isName(group) && timeout === undefined && weight === undefined)
            return { provider, group };
        const reserved = this.#options.readReserved(fields);
        if (!("wrong" in reserved))
            return reserved;
        for (const name of reserved.wrong) {
            this.problem(`Expected ${quote(name)} to be ${EXPECTED_OF_FIELD[name] ?? "of another type"} at ${this.#at(place)} (task ${quote(id)}), found ${describe(fields[name])}. Mend the field, or rename it if it is payload: it has a meaning of its own here.`);
        }
        return null;
    }
    #at(place) {
        return this.#options.describePlace(place);
    }
    #asError() {
        const [first, ...others] = this.#problems;
        if (others.length === 0)
            return new UserError(first);
        const shown = this.#problems.slice(0, SHOWN_PROBLEMS).map((problem) => `- ${problem}`);
        const left = this.#problems.length - shown.length;
        const count = this.#problems.length >= MOST_PROBLEMS ? `At least ${MOST_PROBLEMS}` : `${this.#problems.length}`;
        const rest = left > 0 ? [`- … and ${left} more`] : [];
        return new UserError([`${count} problems in the task list:`, ...shown, ...rest].join("\n"));
    }
}
function isName(value) {
    return value === undefined || (typeof value === "string" && value !== "");
}
function describe(value) {
    if (value === null)
        return "null";
    if (Array.isArray(value))
        return "an array";
    switch (typeof value) {
        case "undefined":
            return "nothing";
        case "string":
            return quote(value);
        case "object":
            return "an object";
        default:
            return `the ${typeof value} ${String(value)}`;
    }
}
function quote(text) {
    return JSON.stringify(text.length > 80 ? `${text.slice(0, 79)}…` : text);
}

;// CONCATENATED MODULE: ./build/tasks/read-back.js



function* readBack({ file, format, provider }) {
    let end = file.size;
    for (let piece = pieceCount(file) - 1; takePiece(file); piece -= 1) {
        const from = firstLineOf(file, piece);
        if (from === null || from === end)
            continue;
        const list = new TaskList({
            provider,
            repeats: 1,
            redactor: { redact: (name) => name },
            readReserved,
            describePlace: String,
        });
        const lines = linesInto(list, format, "");
        let read = 0;
        readRange(file.fd, { from, to: end }, (chunk) => {
            lines.push(chunk);
            read += chunk.length;
        });
        lines.end();
        if (read < end - from)
            throw new Error("The file has become shorter");
        yield { kind: "piece", piece: list.piece() };
        end = from;
    }
    yield { kind: "end", from: end };
}
function memoryOf(message) {
    if (message.kind === "end")
        return [];
    const { columns, idValues } = message.piece;
    const { hashes, traitsOf, texts, ids } = columns;
    return [idValues, hashes, traitsOf, ...[...texts, ...ids].map(({ bytes }) => bytes)].map(({ buffer }) => buffer);
}
function readReserved() {
    throw new Error("Fields that need a schema");
}

;// CONCATENATED MODULE: ./build/tasks/list-thread.js


for (const message of readBack(external_node_worker_threads_namespaceObject.workerData))
    external_node_worker_threads_namespaceObject.parentPort?.postMessage(message, memoryOf(message));

