// A worker is ended before Node would write its counts by itself.
import { takeCoverage } from "node:v8";
import fc from "fast-check";
import { afterAll } from "vitest";

// What only some random text reaches is reached or not by luck: the same texts every time.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.CARRYOVER_COVERAGE_SEED ?? 1) });

afterAll(() => takeCoverage());
