export const id = 517;
export const ids = [517];
export const modules = {

/***/ 6517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runPost: () => (/* binding */ runPost)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3838);
/* harmony import */ var _engine_run_identity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5161);
/* harmony import */ var _store_state_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6815);
/* harmony import */ var _action_carry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2574);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8279);
/* harmony import */ var _say_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8232);






async function runPost() {
    const text = _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu(_context_js__WEBPACK_IMPORTED_MODULE_4__/* .HANDOVER_STATE */ .G);
    if (text === "")
        return;
    try {
        const handover = _action_carry_js__WEBPACK_IMPORTED_MODULE_3__/* .handoverSchema */ .zj.safeParse(JSON.parse(text));
        if (handover.success && !handover.data.isSaved)
            await save(handover.data);
    }
    catch (error) {
        (0,_say_js__WEBPACK_IMPORTED_MODULE_5__/* .warn */ .R)(`The state could not be saved to the Actions cache: ${String(error)}`);
    }
}
async function save(handover) {
    const paths = (0,_store_state_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .statePaths */ .mt)(handover.stateDir);
    const campaign = handover.campaign || (0,_store_state_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .readCheckpoint */ .HQ)(paths.checkpoint)?.campaigns[0]?.id;
    if (campaign === undefined)
        return;
    const identity = (0,_engine_run_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .runIdentity */ .yK)(process.env, handover.jobIndex, Date.now());
    await (0,_action_carry_js__WEBPACK_IMPORTED_MODULE_3__/* .postCarry */ .Gv)(handover, { identity, paths, warn: _say_js__WEBPACK_IMPORTED_MODULE_5__/* .warn */ .R })?.end(campaign);
}


/***/ })

};
