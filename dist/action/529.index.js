export const id = 529;
export const ids = [529];
export const modules = {

/***/ 529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   startSecondReader: () => (/* binding */ startSecondReader)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5919);


const PROGRAM = __webpack_require__.ab + "list-thread.js";
function startSecondReader(order, program = PROGRAM) {
    const worker = startThread(program, order);
    if (worker === null)
        return null;
    const back = new Promise((resolve) => {
        const pieces = [];
        worker.on("message", (message) => {
            if (message.kind === "piece")
                pieces.unshift(message.piece);
            else
                resolve({ from: message.from, pieces });
        });
        for (const event of ["error", "messageerror", "exit"])
            worker.on(event, () => resolve(null));
    });
    return {
        back,
        close() {
            void worker.terminate();
        },
    };
}
function startThread(program, order) {
    try {
        return new node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.Worker(program, {
            workerData: order,
            execArgv: [],
            env: {},
            stdout: true,
            stderr: true,
        });
    }
    catch {
        return null;
    }
}


/***/ })

};
