export const id = 6725;
export const ids = [6725,9106];
export const modules = {

/***/ 79106:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readRateLimitPatterns: () => (/* binding */ readRateLimitPatterns)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/error-code.js
var error_code = __webpack_require__(74924);
// EXTERNAL MODULE: ./build/core/json-or-null.js
var json_or_null = __webpack_require__(92746);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: ./node_modules/re2js/build/index.js
var build = __webpack_require__(2856);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(55395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./build/detect/records.js
var records = __webpack_require__(27484);
;// CONCATENATED MODULE: ./build/detect/compile-user-forms.js





const KINDS = ["wait", "stop", "cap", "task", "overload", "none"];
const UNIT_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };
const GROUP = schemas/* nullish */.cl6(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()], "retry_after_group and reset_group to be the number or the name of a group"));
const ENTRY = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP("a name").check(api/* _minLength */.m9(1, "a name")),
    pattern: schemas/* string */.YjP("pattern to be a regular expression, written as text in quotes"),
    kind: schemas/* enum */.k5n(KINDS, `kind to be one of ${KINDS.join(", ")}`),
    provider: schemas/* nullish */.cl6(schemas/* string */.YjP("provider to be text")),
    retry_after_group: GROUP,
    retry_after_unit: schemas/* _default */.Rvf(schemas/* enum */.k5n(["ms", "s", "m", "h"], "retry_after_unit to be ms, s, m or h"), "s"),
    reset_group: GROUP,
});
function compileUserForms(raw, source = "rate-limit-patterns") {
    const names = new Set();
    const isList = Array.isArray(raw);
    return (isList ? raw : [raw]).map((entry, index) => {
        if (!isList || !(0,records/* isObject */.Gv)(entry)) {
            const where = isList ? `entry ${index + 1} of ${source}` : source;
            throw new user_error/* UserError */.y(`Expected rate-limit-patterns to be a list of entries, each with a name, a pattern and a kind, in ${where}; found ${JSON.stringify(entry)?.slice(0, 80)}. Write for instance: - {name: busy, pattern: "server too busy", kind: cap}.`);
        }
        const form = compileEntry(entry, index);
        if (names.has(form.name))
            throw refusal(index, form.name, "a unique name", "this one twice");
        names.add(form.name);
        return form;
    });
}
function compileEntry(raw, index) {
    const entry = Object.fromEntries(Object.entries(raw).map(([key, value]) => [key.replaceAll("-", "_"), value]));
    const read = ENTRY.safeParse(entry);
    const refuse = (expected, found) => refusal(index, entry.name, expected, found === undefined ? "none" : JSON.stringify(found));
    if (!read.success) {
        const issue = read.error.issues[0];
        if (issue?.code === "unrecognized_keys")
            throw refuse(`only the fields ${Object.keys(ENTRY.shape).join(", ")}`, issue.keys[0]);
        throw refuse(issue?.message ?? "an entry", entry[String(issue?.path[0])]);
    }
    const { name, pattern: source, kind, provider = null, retry_after_unit: unit } = read.data;
    const pattern = compilePattern(source, refuse);
    const groups = pattern.groupCount();
    const groupOf = (field) => {
        const value = read.data[field] ?? null;
        if (value === null)
            return null;
        const number = pattern.namedGroups()[value] ?? Number(value);
        if (Number.isInteger(number) && number >= 1 && number <= groups)
            return number;
        throw refuse(`${field} to be the number or the name of one of the ${groups} groups of the pattern`, value);
    };
    return {
        name,
        kind,
        provider,
        match: (line) => {
            const matcher = pattern.matcher(line);
            if (!matcher.find())
                return null;
            return Array.from({ length: groups + 1 }, (_, group) => matcher.group(group));
        },
        retryAfterGroup: groupOf("retry_after_group"),
        retryAfterUnitMs: UNIT_MS[unit],
        resetGroup: groupOf("reset_group"),
    };
}
function compilePattern(source, refuse) {
    try {
        return build/* RE2JS */.L3.compile(source, build/* RE2JS */.L3.CASE_INSENSITIVE);
    }
    catch (error) {
        throw refuse(`pattern to be a regular expression of RE2, which matches in linear time (no look-around, no back-references; ${(0,reason/* reasonOf */.A)(error)})`, source);
    }
}
function refusal(index, name, expected, found) {
    const called = typeof name === "string" && name !== "" ? ` (${JSON.stringify(name)})` : "";
    return new user_error/* UserError */.y(`Expected ${expected} in entry ${index + 1}${called} of rate-limit-patterns, found ${found}. Correct the entry.`);
}

;// CONCATENATED MODULE: ./build/config/rate-limit-patterns.js







async function readRateLimitPatterns(source, workspace) {
    const [text, name] = source.kind === "file"
        ? [readText(source.path, workspace), source.path]
        : [source.text, "input rate-limit-patterns"];
    return compileUserForms(await parseText(text, name), name);
}
function readText(path, workspace) {
    try {
        return (0,external_node_fs_.readFileSync)((0,external_node_path_.resolve)(workspace, path), "utf8");
    }
    catch (error) {
        throw new user_error/* UserError */.y(`Expected rate-limit-patterns to be a YAML list, JSON lines or the path of a file that can be read, found ${JSON.stringify(path)} (${(0,error_code/* errorCode */.C)(error) ?? (0,reason/* reasonOf */.A)(error)} in ${workspace}). Check the path: it is relative to the workspace.`, { cause: error });
    }
}
async function parseText(text, name) {
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    const parsed = lines.map(json_or_null/* jsonOrNull */.J);
    if (parsed.every((line) => typeof line === "object" && line !== null && !Array.isArray(line)))
        return parsed;
    const { parse } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    try {
        return parse(text, { maxAliasCount: 0, logLevel: "error" }) ?? [];
    }
    catch (error) {
        throw new user_error/* UserError */.y(`Expected rate-limit-patterns to be YAML or JSON lines in ${name}, found: ${(0,reason/* reasonOf */.A)(error)}`, {
            cause: error,
        });
    }
}


/***/ })

};
