export const id = 8630;
export const ids = [8630];
export const modules = {

/***/ 78630:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   matchFiles: () => (/* binding */ matchFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76448);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64220);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67756);
/* harmony import */ var _task_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1132);






async function matchFiles(patterns, options) {
    const { workspace, isOwn, warn, of } = options;
    const finding = patterns.filter((pattern) => !pattern.startsWith("!"));
    if (finding.length === 0) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`Expected ${of} to contain a pattern that matches files, found only patterns that exclude files: ${patterns.join(", ")}. Put a pattern such as evals/**/*.yaml before them.`);
    }
    for (const name of finding)
        if (!(0,tinyglobby__WEBPACK_IMPORTED_MODULE_4__.isDynamicPattern)(name) && !name.includes("\\"))
            refuseAbsent(name, options);
    const unread = [];
    const matched = await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_4__.glob)(patterns, {
        cwd: workspace,
        expandDirectories: false,
        followSymbolicLinks: false,
        fs: { readdir: readdirThat((path) => unread.push(path)) },
    });
    if (unread.length > 0) {
        const [first, ...others] = unread.sort();
        const more = others.length === 0 ? "" : ` and ${others.length} more`;
        warn(`${of}: ${first}${more} cannot be read; matching files in it are left out`);
    }
    const realWorkspace = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace);
    const ids = matched
        .filter((path) => !isOwn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(realWorkspace, path)))
        .map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/"));
    return [...new Set(ids)].sort();
}
function refuseAbsent(name, { workspace, of }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, name);
    const stats = (0,_task_source_js__WEBPACK_IMPORTED_MODULE_2__/* .statOf */ ._N)(path);
    if (stats?.isDirectory())
        (0,_task_source_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseFolder */ .tE)(name);
    const isLink = stats !== null && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isSymbolicLink();
    if (stats !== null && !isLink)
        return;
    const found = isLink ? `a link, which is not followed: ${name}` : `no file ${name}`;
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`Expected each line of ${of} to be a glob pattern or a file, found ${found} in ${workspace}. Check the path: it is relative to the workspace.`);
}
function readdirThat(notesUnread) {
    const noting = (path, options, done) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdir)(path, options, (error, entries) => {
        const code = (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .C)(error);
        if (code !== null && code !== "ENOENT" && code !== "ENOTDIR")
            notesUnread(path);
        done(error, entries);
    });
    return noting;
}


/***/ })

};
