/**
 * Properties draw the same cases in every run of the suite, so that a change is judged by what it changed.
 * `npm run fuzz` draws others, and more of them; `CARRYOVER_TEST_SEED` repeats one of its failures.
 */
import fc from "fast-check";

const { CARRYOVER_TEST_SEED: seed, CARRYOVER_TEST_FUZZ: runs } = process.env;

fc.configureGlobal({ seed: Number(seed ?? 20_250_601), ...(runs === undefined ? {} : { numRuns: Number(runs) }) });
