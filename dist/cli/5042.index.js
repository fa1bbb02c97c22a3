export const id = 5042;
export const ids = [5042];
export const modules = {

/***/ 55042:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Interrupted: () => (/* binding */ Interrupted),
/* harmony export */   aE: () => (/* binding */ nextSignal),
/* harmony export */   bz: () => (/* binding */ listenEarly),
/* harmony export */   si: () => (/* binding */ listenForSignals)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23540);




function nextSignal(until) {
    const signals = ["SIGINT", "SIGTERM"];
    return Promise.race(signals.map((signal) => (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(process, signal, { signal: until }).then(() => signal)));
}
function listenForSignals() {
    let handle = null;
    const ignored = isHangupIgnored() ? "SIGHUP" : null;
    for (const signal of Object.keys(_core_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .SIGNAL_EXIT */ .Kx)) {
        process.on(signal, () => {
            if (signal === ignored)
                return;
            if (handle === null)
                process.exit(_core_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .SIGNAL_EXIT */ .Kx[signal]);
            handle(signal);
        });
    }
    return (handler) => {
        handle = handler;
    };
}
function isHangupIgnored() {
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(process.env._ ?? "") === "nohup")
        return true;
    try {
        const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${process.ppid}/status`, "latin1");
        return /^SigIgn:\s*[\da-f]*[13579bdf]$/m.test(status);
    }
    catch {
        return false;
    }
}
class Interrupted extends Error {
    name = "Interrupted";
    signal;
    counts;
    constructor(signal, counts = null) {
        super(`interrupted by ${signal} before the first child; nothing was run`);
        this.signal = signal;
        this.counts = counts;
    }
}
function listenEarly(onSignal) {
    const controller = new AbortController();
    let early = null;
    onSignal((signal) => {
        early ??= signal;
        controller.abort();
    });
    return {
        aborted: controller.signal,
        check(count) {
            if (early !== null)
                throw new Interrupted(early, count?.());
        },
    };
}


/***/ })

};
