export const id = 3759;
export const ids = [3759];
export const modules = {

/***/ 3759:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   inStaging: () => (/* binding */ inStaging),
/* harmony export */   removeFolder: () => (/* binding */ removeFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


async function inStaging(tempFolder, act) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(tempFolder, { recursive: true });
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tempFolder, "carryover-staging-"));
    try {
        return await act(folder);
    }
    finally {
        await removeFolder(folder);
    }
}
async function removeFolder(folder) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true }).catch(() => { });
}


/***/ })

};
