export const id = 426;
export const ids = [426];
export const modules = {

/***/ 47426:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   onCopy: () => (/* binding */ onCopy)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _store_carrier_snapshot_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90051);
/* harmony import */ var _store_staging_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3759);
/* harmony import */ var _store_state_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42629);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31918);







async function onCopy(stateDir, { context, isActive }, act) {
    return (0,_store_staging_js__WEBPACK_IMPORTED_MODULE_4__/* .inStaging */ .r)(context.env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), async (copy) => {
        await (0,_store_carrier_snapshot_files_js__WEBPACK_IMPORTED_MODULE_3__/* .copyCarriedFiles */ .rv)(stateDir, copy);
        const { inbox } = (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .statePaths */ .mt)(stateDir);
        if (!isActive && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(inbox))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)(inbox, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(copy, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(inbox)), { recursive: true });
        const folder = _store_state_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .StateFolder */ .s.open(copy, context.redactor);
        try {
            return await act(folder);
        }
        finally {
            folder.close();
        }
    });
}


/***/ }),

/***/ 90051:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ linkCarriedFiles),
/* harmony export */   Dg: () => (/* binding */ takeOverFiles),
/* harmony export */   rv: () => (/* binding */ copyCarriedFiles),
/* harmony export */   v9: () => (/* binding */ maxBytesOf)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _checkpoint_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(573);
/* harmony import */ var _state_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31918);




const LIMITS_BYTES = new Map([
    [_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .STATE_FILES */ .mF.checkpoint, _checkpoint_file_js__WEBPACK_IMPORTED_MODULE_2__/* .CHECKPOINT_LIMIT_BYTES */ .hn],
    [_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .STATE_FILES */ .mF.plan, _state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .PLAN_LIMIT_BYTES */ .MO],
]);
const CARRIED_FILES = new Map(Object.values(_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .STATE_FILES */ .mF).map((name) => [name, LIMITS_BYTES.get(name) ?? _state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .STATE_FILE_LIMIT_BYTES */ .BI]));
function maxBytesOf(name) {
    return CARRIED_FILES.get(name) ?? null;
}
async function listCarriedFiles(folder) {
    const names = [];
    for (const [name, limitBytes] of CARRIED_FILES) {
        const stat = await lstatOrNull((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
        if (stat?.isFile() && stat.size <= limitBytes)
            names.push(name);
    }
    return names;
}
async function copyCarriedFiles(from, to, put = node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile) {
    const names = await listCarriedFiles(from);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(to, { recursive: true });
    for (const name of names)
        await put((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, name));
    return names;
}
function linkCarriedFiles(from, to) {
    return copyCarriedFiles(from, to, (source, target) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.link)(source, target).catch(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(source, target)));
}
async function takeOverFiles(roots, to, passed) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(to, { recursive: true });
    const taken = new Set();
    const left = [];
    for (const root of roots) {
        const stat = await lstatOrNull(root);
        if (stat === null)
            continue;
        if (!stat.isDirectory()) {
            left.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(root));
            continue;
        }
        const wanted = new Set(await listCarriedFiles(root));
        for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(root)) {
            if (passed.has(name))
                continue;
            if (!wanted.has(name) || taken.has(name)) {
                left.push(name);
                continue;
            }
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, name));
            taken.add(name);
        }
    }
    return left;
}
async function lstatOrNull(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 3759:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ inStaging),
/* harmony export */   v: () => (/* binding */ removeFolder)
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
