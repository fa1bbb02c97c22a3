/**
 * Runs in vitest's workers before each test file: names the test that makes a call, so that the gateway can keep its
 * answers for it.
 */
import { subscribe } from "node:diagnostics_channel";
import { readFileSync } from "node:fs";

const { CARRYOVER_GATEWAY_URL: gateway, CARRYOVER_HARNESS_TESTS: testsFile } = process.env;
const HEADER = "x-carryover-task";

if (gateway && testsFile && !globalThis.carryoverCallsAreNamed) {
  globalThis.carryoverCallsAreNamed = true;
  const { host, pathname } = new URL(gateway);
  const tests = JSON.parse(readFileSync(testsFile, "utf8"));
  const taskIds = new Map(tests.map(({ test, taskId }) => [test.names.join("\n"), taskId]));
  /** The task of the test that runs now. Null if several run at once: any of them may be the caller. */
  const task = () => {
    const current = globalThis.__vitest_worker__?.current;
    if (current?.type !== "test" || current.concurrent) return null;
    const names = [current.name];
    for (let suite = current.suite; suite && suite !== current.file; suite = suite.suite) names.unshift(suite.name);
    return taskIds.get(names.join("\n")) ?? null;
  };
  const isOurs = (origin, path) => String(origin).endsWith(host) && path.startsWith(pathname);
  // fetch and undici
  subscribe("undici:request:create", ({ request }) => {
    const id = isOurs(request.origin, request.path) ? task() : null;
    if (id !== null) request.addHeader(HEADER, encodeURIComponent(id));
  });
  // node:http, as axios and node-fetch use it
  subscribe("http.client.request.created", ({ request }) => {
    const id = isOurs(request.getHeader("host"), request.path) ? task() : null;
    if (id !== null) request.setHeader(HEADER, encodeURIComponent(id));
  });
}
