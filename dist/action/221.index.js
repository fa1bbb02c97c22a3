export const id = 221;
export const ids = [221];
export const modules = {

/***/ 52221:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readPipe: () => (/* binding */ readPipe)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57075);



async function* readPipe(path, signal) {
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    const input = new node_net__WEBPACK_IMPORTED_MODULE_1__.Socket({ fd, readable: true, writable: false });
    if (signal !== undefined)
        (0,node_stream__WEBPACK_IMPORTED_MODULE_2__.addAbortSignal)(signal, input);
    for await (const chunk of input)
        yield chunk;
}


/***/ })

};
