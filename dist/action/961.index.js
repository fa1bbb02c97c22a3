export const id = 961;
export const ids = [961];
export const modules = {

/***/ 26961:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addCsv: () => (/* binding */ addCsv)
/* harmony export */ });
/* harmony import */ var csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25175);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67756);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23627);



function addCsv(list, text, name) {
    const headerLine = text.slice(0, Math.max(0, text.search(/[^\r\n]/))).split("\n").length;
    let lastLine = 0;
    try {
        (0,csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text, {
            skip_empty_lines: true,
            columns: (header) => {
                lastLine = headerLine;
                return readHeader(header, `${name}:${headerLine}`);
            },
            on_record: (fields, { lines }) => {
                lastLine = lines;
                const lineBreaks = Object.values(fields).join("").split("\n").length - 1;
                list.add(fields, null, lines - lineBreaks);
                return null;
            },
        });
    }
    catch (error) {
        if (!(error instanceof csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__/* .CsvError */ .J$))
            throw error;
        const line = (error.code === "CSV_QUOTE_NOT_CLOSED" ? 0 : Number(error.lines)) || lastLine + 1;
        const found = error.message.replace(/,? (?:on|at) line \d+/, "");
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`Expected valid CSV at ${name}:${line} (line ${line}), found: ${found}. Put quotes around a field that holds a comma, a quote or a line break, and write "" for a quote inside it.`);
    }
}
function readHeader(header, place) {
    const names = header.map((cell) => cell.trim());
    const twice = names.find((one, index) => one !== "" && names.indexOf(one) !== index);
    if (twice !== undefined) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`Expected a header row of different names at ${place}, found ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(twice)} twice. Rename one of the columns.`);
    }
    if (!names.includes("id")) {
        const separator = names.length === 1 && /[;\t]/.test(names[0] ?? "") ? " Separate the fields by commas." : "";
        const found = names.slice(0, 8).map(_core_words_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD).join(", ");
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`Expected a header row with a column "id" at ${place}, found ${found}.${separator} Add the column, or rename the column that identifies a task to "id".`);
    }
    return names.map((one) => one !== "" && one);
}


/***/ })

};
