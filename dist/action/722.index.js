export const id = 722;
export const ids = [722];
export const modules = {

/***/ 22722:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPost: () => (/* binding */ runPost)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/config/config.js + 2 modules
var config_config = __webpack_require__(10742);
// EXTERNAL MODULE: ./build/config/from-action.js
var from_action = __webpack_require__(74246);
// EXTERNAL MODULE: ./build/engine/evaluation-context.js
var evaluation_context = __webpack_require__(2903);
// EXTERNAL MODULE: ./build/engine/run-identity.js
var run_identity = __webpack_require__(45161);
// EXTERNAL MODULE: ./build/store/checkpoint-file.js
var checkpoint_file = __webpack_require__(573);
// EXTERNAL MODULE: ./build/engine/take-over.js
var take_over = __webpack_require__(72419);
;// CONCATENATED MODULE: ./build/engine/save-after-main.js


async function saveAfterMain({ last, paths, takeOver, openCarry }) {
    const rows = (0,take_over/* mayHoldLeftovers */.B)(paths) ? await takeOver() : 0;
    if (last.mustNotSave || (rows === 0 && last.isSaved))
        return null;
    const campaign = last.campaign || (0,checkpoint_file/* readCheckpoint */.HQ)(paths.checkpoint)?.campaigns[0]?.id;
    if (campaign === undefined)
        return null;
    await (await openCarry())?.end(campaign);
    return campaign;
}

// EXTERNAL MODULE: ./build/engine/system-clock.js
var system_clock = __webpack_require__(78337);
// EXTERNAL MODULE: ./build/report/redact.js + 3 modules
var redact = __webpack_require__(2094);
// EXTERNAL MODULE: ./build/store/state-folder.js + 1 modules
var state_folder = __webpack_require__(42629);
// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(31918);
// EXTERNAL MODULE: ./build/action/action-carry.js
var action_carry = __webpack_require__(2759);
// EXTERNAL MODULE: ./build/action/context.js
var context = __webpack_require__(73280);
// EXTERNAL MODULE: ./build/action/say.js
var say = __webpack_require__(18232);
;// CONCATENATED MODULE: ./build/action/post.js














async function runPost() {
    const startedAt = Date.now();
    const text = core/* getState */.Gu(context/* HANDOVER_STATE */.GO);
    if (text === "")
        return;
    try {
        const handover = (0,action_carry/* handoverSchema */.zj)().safeParse(JSON.parse(text));
        if (handover.success)
            await save(handover.data, startedAt);
    }
    catch (error) {
        (0,say.warn)(`The state could not be saved to the Actions cache: ${String(error)}`);
    }
}
async function takeOver(handover) {
    try {
        const folder = state_folder/* StateFolder */.s.open(handover.stateDir, (0,redact.environmentRedactor)(process.env));
        try {
            const left = await (0,take_over/* takeOverLeft */.D)(folder, { loadDetector, clock: (0,system_clock/* systemClock */.m)() });
            for (const message of left.warnings)
                (0,say.warn)(message);
            return left.rows;
        }
        finally {
            folder.close();
        }
    }
    catch (error) {
        (0,say.warn)(`Results that a killed run left in ${handover.stateDir} could not be collected: ${String(error)}`);
        return 0;
    }
}
async function loadDetector() {
    const { env } = process;
    const entry = env.CARRYOVER_ENTRY;
    const taker = entry === "plan" || entry === "merge" ? entry : "run";
    const config = (0,config_config/* readConfig */.X)((0,from_action/* readActionInputs */.U)(env, taker).inputs, { origin: "action", env, taker });
    return (await (0,evaluation_context/* configuredDetector */.bg)(config, env.GITHUB_WORKSPACE || process.cwd()))();
}
function save(handover, startedAt) {
    const paths = (0,state_paths/* statePaths */.mt)(handover.stateDir);
    const identity = (0,run_identity/* runIdentity */.y)(process.env, handover.jobIndex, startedAt);
    return saveAfterMain({
        last: handover,
        paths,
        takeOver: () => takeOver(handover),
        openCarry: () => (0,action_carry/* postCarry */.Gv)(handover, { identity, paths, startedAt, warn: say.warn }),
    });
}


/***/ })

};
