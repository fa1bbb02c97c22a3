/**
 * Runs in vitest's workers before each test file: names the test that makes a call, so that the gateway can keep its
 * answers for it.
 */
import { nameCalls } from "../javascript/calls.mjs";
import { gateway, readTests, testsFile } from "../javascript/shard.mjs";

if (gateway && testsFile && !globalThis.carryoverCallsAreNamed) {
  globalThis.carryoverCallsAreNamed = true;
  const taskIds = new Map(readTests().map(({ test, taskId }) => [test.names.join("\n"), taskId]));
  /** The task of the test that runs now. Null if several run at once: any of them may be the caller. */
  nameCalls(() => {
    const current = globalThis.__vitest_worker__?.current;
    if (current?.type !== "test" || current.concurrent) return null;
    const names = [current.name];
    for (let suite = current.suite; suite && suite !== current.file; suite = suite.suite) names.unshift(suite.name);
    return taskIds.get(names.join("\n")) ?? null;
  });
}
