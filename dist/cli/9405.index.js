export const id = 9405;
export const ids = [9405];
export const modules = {

/***/ 29405:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileUserForms: () => (/* binding */ compileUserForms)
/* harmony export */ });
/* harmony import */ var re2js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2856);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64220);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67756);



const KINDS = ["wait", "stop", "cap", "task", "overload", "none"];
const FIELDS = [
    "name",
    "pattern",
    "kind",
    "provider",
    "retry_after_group",
    "retry_after_unit",
    "reset_group",
];
const UNITS = new Map([
    ["ms", 1],
    ["s", 1_000],
    ["m", 60_000],
    ["h", 3_600_000],
]);
function compileUserForms(raw) {
    const names = new Set();
    return raw.map((entry, index) => {
        const form = compileEntry(entry, index);
        if (names.has(form.name)) {
            throw wrong(index, form.name, "a unique name", `the name ${JSON.stringify(form.name)} twice`, "Rename one of the two.");
        }
        names.add(form.name);
        return form;
    });
}
function compileEntry(raw, index) {
    const entry = new Map(Object.entries(raw).map(([key, value]) => [key.replaceAll("-", "_"), value]));
    const name = entry.get("name");
    if (typeof name !== "string" || name.trim() === "") {
        throw wrong(index, null, "a name", found(name), "Give each form a short name; results show it.");
    }
    const fail = (expected, what, advice) => wrong(index, name, expected, what, advice);
    for (const key of entry.keys()) {
        if (!FIELDS.includes(key)) {
            throw fail(`only the fields ${FIELDS.join(", ")}`, `the field ${JSON.stringify(key)}`, "Remove it or correct its name.");
        }
    }
    const kind = KINDS.find((one) => one === entry.get("kind"));
    if (kind === undefined) {
        throw fail(`kind to be one of ${KINDS.join(", ")}`, found(entry.get("kind")), "Choose what a match means.");
    }
    const provider = entry.get("provider") ?? null;
    if (provider !== null && typeof provider !== "string") {
        throw fail("provider to be text", found(provider), "Write its name, or leave it out.");
    }
    const unit = entry.get("retry_after_unit") ?? "s";
    const retryAfterUnitMs = UNITS.get(String(unit));
    if (retryAfterUnitMs === undefined) {
        throw fail(`retry_after_unit to be one of ${[...UNITS.keys()].join(", ")}`, found(unit), "It is the unit of a bare number.");
    }
    const source = entry.get("pattern");
    if (typeof source !== "string") {
        throw fail("pattern to be a regular expression", found(source), "Write it as text, in quotes.");
    }
    const pattern = compilePattern(source, fail);
    const groups = pattern.groupCount();
    const groupOf = (field) => {
        const value = entry.get(field) ?? null;
        if (value === null)
            return null;
        const number = typeof value === "string" ? (pattern.namedGroups()[value] ?? Number(value)) : Number(value);
        if (typeof value !== "boolean" && Number.isInteger(number) && number >= 1 && number <= groups)
            return number;
        throw fail(`${field} to be the number or the name of a group of the pattern`, found(value), `The pattern has ${groups} groups; add one in ( ).`);
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
        retryAfterUnitMs,
        resetGroup: groupOf("reset_group"),
    };
}
function compilePattern(source, fail) {
    try {
        return re2js__WEBPACK_IMPORTED_MODULE_0__/* .RE2JS */ .L3.compile(source, re2js__WEBPACK_IMPORTED_MODULE_0__/* .RE2JS */ .L3.CASE_INSENSITIVE);
    }
    catch (error) {
        throw fail("pattern to be a regular expression of RE2, which matches in linear time (no look-around, no back-references)", (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A)(error), `Correct the pattern ${JSON.stringify(source)}.`);
    }
}
function found(value) {
    return value === undefined ? "none" : JSON.stringify(value);
}
function wrong(index, name, expected, what, advice) {
    const entry = name === null ? `entry ${index + 1}` : `entry ${index + 1} (${JSON.stringify(name)})`;
    return new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`Expected ${expected} in ${entry} of rate-limit-patterns, found ${what}. ${advice}`);
}


/***/ })

};
