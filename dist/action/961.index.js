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
/* harmony import */ var _list_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25126);


function addCsv(list, text, name) {
    let header = null;
    let lastLine = 0;
    try {
        (0,csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text, {
            skip_empty_lines: true,
            on_record: (record, { lines }) => {
                lastLine = lines;
                if (header === null)
                    header = readHeader(list, record, { name, line: lines });
                else
                    addRecord(list, record, { header, name, line: lines - newlinesIn(record) });
                return null;
            },
        });
    }
    catch (error) {
        if (!(error instanceof csv_parse_sync__WEBPACK_IMPORTED_MODULE_0__/* .CsvError */ .J$))
            throw error;
        list.problem(brokenCsv(error, { name, lastLine }));
    }
}
function readHeader(list, record, place) {
    const names = record.map((cell) => cell.trim());
    const where = `${place.name}:${place.line} (line ${place.line})`;
    const twice = names.find((name, index) => name !== "" && names.indexOf(name) !== index);
    if (twice !== undefined) {
        list.problem(`Expected a header row of different names at ${where}, found ${(0,_list_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(twice)} twice. Rename one of the columns.`);
    }
    if (!names.includes("id")) {
        const separator = names.length === 1 && /[;\t]/.test(names[0] ?? "") ? " Separate the fields by commas." : "";
        const found = names
            .slice(0, 8)
            .map((name) => (0,_list_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name))
            .join(", ");
        list.problem(`Expected a header row with a column "id" at ${where}, found ${found}.${separator} Add the column, or name the one that identifies a task "id".`);
        return { names: [] };
    }
    return { names };
}
function addRecord(list, record, place) {
    const { names } = place.header;
    if (names.length === 0)
        return;
    const fields = [];
    for (const [index, name] of names.entries()) {
        const cell = record[index] ?? "";
        if (name !== "")
            fields.push([name, cell]);
        else if (cell !== "") {
            list.problem(`Expected every column with values to have a name, found ${(0,_list_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(cell)} in the unnamed column ${index + 1} at ${place.name}:${place.line} (line ${place.line}). Name the column in the header row.`);
            return;
        }
    }
    list.add(Object.fromEntries(fields), null, place.line);
}
function brokenCsv(error, { name, lastLine }) {
    const stated = error.code === "CSV_QUOTE_NOT_CLOSED" ? 0 : Number(error.lines);
    const line = stated || lastLine + 1;
    return `Expected valid CSV at ${name}:${line} (line ${line}), found: ${error.message}. Give each record as many fields as the header row, put quotes around a field that holds a comma, a quote or a line break, and write "" for a quote inside it.`;
}
function newlinesIn(record) {
    let count = 0;
    for (const cell of record) {
        for (let at = cell.indexOf("\n"); at !== -1; at = cell.indexOf("\n", at + 1))
            count += 1;
    }
    return count;
}


/***/ })

};
