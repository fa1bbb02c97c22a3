export const id = 551;
export const ids = [551];
export const modules = {

/***/ 43551:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileUserForms: () => (/* binding */ compileUserForms),
/* harmony export */   readRateLimitPatterns: () => (/* binding */ readRateLimitPatterns)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var re2js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2856);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43759);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28314);
/* harmony import */ var _core_rate_limit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19996);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64220);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67756);








async function readRateLimitPatterns(source, workspace) {
    const [text, name] = source.kind === "file"
        ? [readText(source.path, workspace), source.path]
        : [source.text, "input rate-limit-patterns"];
    return compileUserForms(await parseText(text, name), name);
}
function readText(path, workspace) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path), "utf8");
    }
    catch (error) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo("Expected rate-limit-patterns to be a YAML list, JSON lines or the path of a readable file, " +
            `found ${JSON.stringify(path)} (${(0,_core_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .C)(error) ?? (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A)(error)} in ${workspace}). ` +
            "Check the path: it is relative to the workspace.", { cause: error });
    }
}
async function parseText(text, name) {
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    const parsed = lines.map(_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOrNull */ .J5);
    if (parsed.every(_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv))
        return parsed;
    const { parse } = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    try {
        return parse(text, { maxAliasCount: 0, logLevel: "error" }) ?? [];
    }
    catch (error) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`Expected YAML or JSON lines in ${name}, found: ${(0,_core_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A)(error)}`, {
            cause: error,
        });
    }
}
const GROUP = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig()], "retry_after_group and reset_group to be the number or the name of a group"));
const ENTRY = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    name: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP("a name").check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._minLength */ .m9(1, "a name")),
    pattern: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP("pattern to be a regular expression, written as text in quotes"),
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(_core_rate_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .DETECTION_KINDS */ .Sm, `kind to be one of ${_core_rate_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .DETECTION_KINDS */ .Sm.join(", ")}`),
    provider: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP("provider to be text")),
    retry_after_group: GROUP,
    retry_after_unit: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(["ms", "s", "m", "h"], "retry_after_unit to be ms, s, m or h"), "s"),
    reset_group: GROUP,
});
function compileUserForms(raw, source = "rate-limit-patterns") {
    const names = new Set();
    const isList = Array.isArray(raw);
    return (isList ? raw : [raw]).map((entry, index) => {
        if (!isList || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(entry)) {
            const where = isList ? `entry ${index + 1} of ${source}` : source;
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`Expected rate-limit-patterns to be a list of entries, each with a name, a pattern and a kind, in ${where}; ` +
                `found ${JSON.stringify(entry)?.slice(0, 80)}. ` +
                'For example: - {name: busy, pattern: "server too busy", kind: cap}.');
        }
        const called = typeof entry.name === "string" && entry.name !== "" ? ` (${JSON.stringify(entry.name)})` : "";
        const refuse = (expected, found) => new _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`Expected ${expected} in entry ${index + 1}${called} of rate-limit-patterns, ` +
            `found ${found === undefined ? "none" : JSON.stringify(found)}. Correct the entry.`);
        const form = compileEntry(entry, refuse);
        if (names.has(form.name))
            throw refuse("a name that no other entry has", form.name);
        names.add(form.name);
        return form;
    });
}
function compileEntry(entry, refuse) {
    const read = ENTRY.safeParse(entry);
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
    const [waitGroup, resetGroup] = [groupOf("retry_after_group"), groupOf("reset_group")];
    return {
        name,
        kind,
        provider,
        hasGroups: waitGroup !== null || resetGroup !== null,
        match: (line) => {
            const matcher = pattern.matcher(line);
            if (!matcher.find())
                return null;
            const [wait, reset] = [waitGroup, resetGroup].map((group) => (group === null ? null : matcher.group(group)));
            const stated = wait?.trim() ?? null;
            return { wait: stated !== null && /^[\d.]+$/.test(stated) ? stated + unit : stated, reset: reset ?? null };
        },
    };
}
function compilePattern(source, refuse) {
    try {
        return re2js__WEBPACK_IMPORTED_MODULE_8__/* .RE2JS */ .L3.compile(source, re2js__WEBPACK_IMPORTED_MODULE_8__/* .RE2JS */ .L3.CASE_INSENSITIVE);
    }
    catch (error) {
        throw refuse(`pattern to be a regular expression of RE2, which matches in linear time (no look-around, no back-references; ${(0,_core_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A)(error)})`, source);
    }
}


/***/ })

};
