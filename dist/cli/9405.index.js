export const id = 9405;
export const ids = [9405];
export const modules = {

/***/ 29405:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileUserForms: () => (/* binding */ compileUserForms)
/* harmony export */ });
/* harmony import */ var re2js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2856);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64220);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67756);




const KINDS = ["wait", "stop", "cap", "task", "overload", "none"];
const UNIT_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };
const GROUP = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()], "retry_after_group and reset_group to be the number or the name of a group"));
const ENTRY = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP("a name").check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(1, "a name")),
    pattern: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP("pattern to be a regular expression, written as text in quotes"),
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(KINDS, `kind to be one of ${KINDS.join(", ")}`),
    provider: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP("provider to be text")),
    retry_after_group: GROUP,
    retry_after_unit: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["ms", "s", "m", "h"], "retry_after_unit to be ms, s, m or h"), "s"),
    reset_group: GROUP,
});
function compileUserForms(raw) {
    const names = new Set();
    return raw.map((entry, index) => {
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
        return re2js__WEBPACK_IMPORTED_MODULE_2__/* .RE2JS */ .L3.compile(source, re2js__WEBPACK_IMPORTED_MODULE_2__/* .RE2JS */ .L3.CASE_INSENSITIVE);
    }
    catch (error) {
        throw refuse(`pattern to be a regular expression of RE2, which matches in linear time (no look-around, no back-references; ${(0,_core_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(error)})`, source);
    }
}
function refusal(index, name, expected, found) {
    const called = typeof name === "string" && name !== "" ? ` (${JSON.stringify(name)})` : "";
    return new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`Expected ${expected} in entry ${index + 1}${called} of rate-limit-patterns, found ${found}. Correct the entry.`);
}


/***/ })

};
