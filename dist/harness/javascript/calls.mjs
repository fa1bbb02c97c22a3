/** Names the test that makes a call, so that the gateway can keep its answers for it. */
import { subscribe } from "node:diagnostics_channel";
import { gateway } from "./shard.mjs";

const HEADER = "x-carryover-task";
const { host, pathname } = gateway ? new URL(gateway) : {};

/** Whether a call goes to the gateway. */
export function isOurs(origin, path) {
  return String(origin).endsWith(host) && path.startsWith(pathname);
}

/** @param task returns the task of the test that makes a call now; null if it is unknown */
export function nameCalls(task) {
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
