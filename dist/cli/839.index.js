export const id = 839;
export const ids = [839];
export const modules = {

/***/ 4839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  detectCommand: () => (/* binding */ detectCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(7756);
;// CONCATENATED MODULE: ./build/config/detect-options.js
/** The options that only `carryover detect` has. */

const INSTANT = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?$/i;
/**
 * @param options raw texts by name: `exit-code`, `now`, `timezone`
 * @throws UserError that names the option, what was found and what is expected
 */
function readDetectOptions(options) {
    return {
        exitCode: readWith(options["exit-code"], readExitCode),
        nowAt: readWith(options.now, readInstant),
        timeZone: readWith(options.timezone, readTimeZone),
    };
}
function readWith(text, read) {
    const trimmed = (text ?? "").trim();
    return trimmed === "" ? null : read(trimmed);
}
function readExitCode(text) {
    if (/^\d{1,3}$/.test(text) && Number(text) <= 255)
        return Number(text);
    throw new user_error/* UserError */.y(`Expected --exit-code to be a whole number from 0 to 255, such as 1; found ${JSON.stringify(text)}.`);
}
function readInstant(text) {
    if (INSTANT.test(text)) {
        const isZoned = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text) && text.length > 10;
        const spelled = text.replace(" ", "T").toUpperCase();
        // Without a zone UTC is meant: the answer must not depend on the machine.
        const at = Date.parse(spelled.length > 10 && !isZoned ? `${spelled}Z` : spelled);
        if (!Number.isNaN(at))
            return at;
    }
    throw new user_error/* UserError */.y(`Expected --now to be an ISO 8601 instant, such as 2026-11-22T00:00:00Z; found ${JSON.stringify(text)}.`);
}
function readTimeZone(text) {
    try {
        new Intl.DateTimeFormat("en", { timeZone: text });
        return text;
    }
    catch {
        throw new user_error/* UserError */.y(`Expected --timezone to be an IANA time zone, such as America/Los_Angeles or UTC; found ${JSON.stringify(text)}.`);
    }
}

// EXTERNAL MODULE: ./build/config/rate-limit-patterns.js
var rate_limit_patterns = __webpack_require__(3551);
// EXTERNAL MODULE: ./build/config/read-config.js + 2 modules
var read_config = __webpack_require__(3477);
// EXTERNAL MODULE: ./build/core/detect/detect.js + 22 modules
var detect = __webpack_require__(1037);
// EXTERNAL MODULE: ./build/core/detect/user-forms.js + 2 modules
var user_forms = __webpack_require__(1162);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(3540);
;// CONCATENATED MODULE: ./build/cli/detect.js
/** `carryover detect`: reads a log and tells which rate limit it holds, as one JSON object on stdout. */








async function detectCommand(line) {
    const options = readDetectOptions(line.options);
    const config = (0,read_config/* readConfig */.X)(line.inputs, { origin: "cli", env: {}, taker: "detect" });
    const forms = (0,user_forms/* compileUserForms */.Y)(await (0,rate_limit_patterns/* readRateLimitPatterns */.n)(config.rateLimitPatterns, process.cwd()));
    const context = {
        nowAt: options.nowAt ?? Date.now(),
        timeZone: options.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
        retryAfterThresholdMs: config.retryAfterThresholdMs,
        forms,
    };
    const text = readText(line.positionals[0] ?? "-");
    // A process that succeeded is only called limited where its output is the notice itself.
    const found = options.exitCode === 0 ? (0,detect/* detectNotice */.KZ)(text, context) : (0,detect/* detect */.o0)(text, context);
    const answer = {
        kind: found.kind,
        retry_after_seconds: found.retryAfterMs === null ? null : found.retryAfterMs / 1_000,
        reset_at: found.resetAt === null ? null : new Date(found.resetAt).toISOString(),
        evidence: found.evidence,
        form: found.form,
        provider: found.provider,
    };
    process.stdout.write(`${JSON.stringify(answer)}\n`);
    return tally/* EXIT */.dc.ok;
}
function readText(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path === "-" ? 0 : path, "utf8");
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new user_error/* UserError */.y(`Expected a log to read at ${path === "-" ? "stdin" : path}, but: ${reason}.`, {
            cause: error,
        });
    }
}


/***/ })

};
