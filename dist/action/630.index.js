export const id = 630;
export const ids = [630];
export const modules = {

/***/ 8630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   matchFiles: () => (/* binding */ matchFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6448);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7756);



async function matchFiles(patterns, workspace) {
    if (patterns.every((pattern) => pattern.startsWith("!"))) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`Expected tasks to hold a pattern that finds files, found only patterns that take files out: ${patterns.join(", ")}. Put a pattern such as evals/**/*.yaml before them.`);
    }
    const matched = await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_2__.glob)(patterns, { cwd: workspace, expandDirectories: false, followSymbolicLinks: false });
    const ids = matched.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, path)).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/"));
    return [...new Set(ids)].sort();
}


/***/ })

};
