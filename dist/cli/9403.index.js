export const id = 9403;
export const ids = [9403];
export const modules = {

/***/ 69403:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/* unused harmony export nearestName */
const LONGEST_WORD = 60;
function nearestName(written, known) {
    if (written.length > LONGEST_WORD)
        return null;
    const wanted = normalize(written);
    let nearest = null;
    for (const name of known) {
        const distance = editDistance(wanted, normalize(name));
        if (nearest === null || distance < nearest.distance)
            nearest = { name, distance };
    }
    const bound = Math.max(1, Math.floor(wanted.length / 3));
    return nearest !== null && nearest.distance <= bound ? nearest.name : null;
}
function didYouMean(written, known, prefix = "") {
    const name = nearestName(written, known);
    return name === null ? "" : ` Did you mean ${prefix}${name}?`;
}
function normalize(name) {
    return name.toLowerCase().replaceAll("_", "-");
}
function editDistance(left, right) {
    let beforeLast = [];
    let last = Array.from({ length: right.length + 1 }, (_, index) => index);
    for (let row = 1; row <= left.length; row += 1) {
        const current = [row];
        for (let column = 1; column <= right.length; column += 1) {
            const isSame = left[row - 1] === right[column - 1];
            let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1));
            const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
            if (row > 1 && column > 1 && isSwap)
                cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
            current.push(cost);
        }
        beforeLast = last;
        last = current;
    }
    return last[right.length] ?? 0;
}


/***/ })

};
