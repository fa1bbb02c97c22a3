import { appendFileSync } from "node:fs";

const { CARRYOVER_TASK_ID: id, CARRYOVER_RESULTS_FILE: results = "" } = process.env;

export default class {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const errors = [...modules, ...tests].flatMap((one) => one.errors?.() ?? one.result().errors ?? []);
    // Not an answer but the way to it failed: a provider that refused, an import, a timeout.
    const broken = errors.find((error) => error.name !== "AssertionError");
    const passed = tests.filter((test) => test.result().state === "passed").length;
    const row = broken
      ? { id, status: "error", error: { type: broken.name, message: broken.message, status_code: broken.status } }
      : { id, status: errors.length === 0 ? "passed" : "failed", score: passed / tests.length };
    appendFileSync(results, `${JSON.stringify(row)}\n`);
  }
}
