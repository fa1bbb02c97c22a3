export const id = 6961;
export const ids = [6961];
export const modules = {

/***/ 26961:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addCsv: () => (/* binding */ addCsv)
/* harmony export */ });
/* harmony import */ var csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25175);
/* harmony import */ var _list_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25126);


function addCsv(list, text, name) {
    let header = null;
    let lastLine = 0;
    const at = (line) => `${name}:${line} (line ${line})`;
    try {
        (0,csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text, {
            skip_empty_lines: true,
            on_record: (record, { lines }) => {
                lastLine = lines;
                if (header === null)
                    header = readHeader(list, record, at(lines));
                else if (header.includes("id")) {
                    const line = lines - (record.join("").split("\n").length - 1);
                    const fields = fieldsOf(list, { header, record, where: at(line) });
                    if (fields !== null)
                        list.add(fields, null, line);
                }
                return null;
            },
        });
    }
    catch (error) {
        if (!(error instanceof csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__/* .CsvError */ .J$))
            throw error;
        const line = (error.code === "CSV_QUOTE_NOT_CLOSED" ? 0 : Number(error.lines)) || lastLine + 1;
        list.problem(brokenCsv(error, at(line), header?.length ?? 0));
    }
}
function readHeader(list, record, where) {
    const names = record.map((cell) => cell.trim());
    const twice = names.find((name, index) => name !== "" && names.indexOf(name) !== index);
    if (twice !== undefined) {
        list.problem(`Expected a header row of different names at ${where}, found ${(0,_list_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(twice)} twice. Rename one of the columns.`);
    }
    if (!names.includes("id")) {
        const separator = names.length === 1 && /[;\t]/.test(names[0] ?? "") ? " Separate the fields by commas." : "";
        const found = names.slice(0, 8).map(_list_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD).join(", ");
        list.problem(`Expected a header row with a column "id" at ${where}, found ${found}.${separator} Add the column, or rename the column that identifies a task to "id".`);
    }
    return names;
}
function fieldsOf(list, row) {
    const cells = row.header.map((name, index) => [name, row.record[index] ?? ""]);
    const unnamed = cells.findIndex(([name, cell]) => name === "" && cell !== "");
    if (unnamed !== -1) {
        list.problem(`Expected every column with values to have a name, found ${(0,_list_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(row.record[unnamed] ?? "")} in the unnamed column ${unnamed + 1} at ${row.where}. Name the column in the header row.`);
        return null;
    }
    return Object.fromEntries(cells.filter(([name]) => name !== ""));
}
function brokenCsv(error, where, columns) {
    switch (error.code) {
        case "CSV_RECORD_INCONSISTENT_FIELDS_LENGTH": {
            const fields = Array.isArray(error.record) ? error.record.length : 0;
            return `Expected ${columns} fields at ${where}, as in the header row, found ${fields}. Put quotes around a field that holds a comma.`;
        }
        case "CSV_QUOTE_NOT_CLOSED":
            return `Expected every quoted field to end with a quote at ${where}, found none before the end of the file. Close the quote, or write "" for a quote inside a quoted field.`;
        default:
            return `Expected valid CSV at ${where}, found a quote inside a field. Put quotes around the whole field, and write "" for each quote inside it.`;
    }
}


/***/ })

};
