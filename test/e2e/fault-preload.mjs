/**
 * Loaded before the program under test (`node --import`): counts the calls with which it changes the disk, and does
 * what the environment asks for at one of them.
 *
 *   CARRYOVER_FAULT_AT     the number of the call, from 1
 *   CARRYOVER_FAULT_MODE   kill: SIGKILL in place of the call; torn: SIGKILL in the middle of a write;
 *                          an error code such as ENOSPC: that and every later call of the kind fails with it
 *   CARRYOVER_FAULT_COUNT  a file that gets the names of all calls when the program ends, one per line
 *   CARRYOVER_FAULT_UNDER  only calls on paths that hold this text or one of several (`A,B`), and on files opened by
 *                          them; requests over HTTP count by their path, when they are sent and when they are answered
 *   CARRYOVER_FAULT_SLOW_MS  each of these calls on files takes this much longer
 *   CARRYOVER_CLOCK_STEPS  `MS@CALL,…`: from that call of Date.now on, the clock is off by this much
 */
import fs from "node:fs";
import http from "node:http";
import { syncBuiltinESMExports } from "node:module";

const { env } = process;
const faultAt = Number(env.CARRYOVER_FAULT_AT ?? 0);
const mode = env.CARRYOVER_FAULT_MODE ?? "kill";
const under = (env.CARRYOVER_FAULT_UNDER ?? "/.carryover/").split(",");
const slowMs = Number(env.CARRYOVER_FAULT_SLOW_MS ?? 0);
const calls = [];
const opened = new Map();
/** Some calls make others. They count once. */
let depth = 0;
const original = { ...fs };
const originalPromises = { ...fs.promises };
const PAUSE = new Int32Array(new SharedArrayBuffer(4));

function die() {
  process.kill(process.pid, "SIGKILL");
  Atomics.wait(PAUSE, 0, 0);
}

function fail(name, path) {
  throw Object.assign(new Error(`${mode}: a fault of the test, ${name} '${path}'`), {
    code: mode,
    syscall: name,
    path,
  });
}

function counts(path) {
  return depth === 0 && under.some((text) => String(path).includes(text));
}

/** @param tear does half of the call */
function reach(name, path, tear) {
  if (counts(path) && slowMs > 0) Atomics.wait(PAUSE, 0, 0, slowMs);
  note(name, path, tear);
}

function note(name, path, tear) {
  if (!counts(path)) return;
  calls.push(`${name} ${path}`);
  const isKill = mode === "kill" || mode === "torn";
  if (faultAt === 0 || (isKill ? calls.length !== faultAt : calls.length < faultAt)) return;
  if (!isKill) fail(name, path);
  if (mode === "torn") tear?.();
  die();
}

function within(call) {
  depth += 1;
  try {
    return call();
  } finally {
    depth -= 1;
  }
}

const WRITES = fs.constants.O_WRONLY | fs.constants.O_RDWR;

fs.openSync = (path, flags, ...rest) => {
  const isWrite = typeof flags === "number" ? (flags & WRITES) !== 0 : /[wa+]/.test(flags ?? "r");
  if (isWrite) reach("open", path);
  const file = original.openSync(path, flags, ...rest);
  if (isWrite) opened.set(file, path);
  return file;
};
fs.writeSync = (file, data, ...rest) => {
  const path = opened.get(file) ?? "";
  reach("write", path, () => {
    const bytes =
      typeof data === "string" ? Buffer.from(data) : Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    original.writeSync(file, bytes.subarray(0, Math.floor(bytes.length / 2)));
  });
  return original.writeSync(file, data, ...rest);
};
fs.closeSync = (file) => {
  opened.delete(file);
  return original.closeSync(file);
};
fs.fsyncSync = (file) => {
  reach("fsync", opened.get(file) ?? "");
  return original.fsyncSync(file);
};
for (const name of ["writeFileSync", "appendFileSync"]) {
  fs[name] = (path, data, ...rest) => {
    reach(name, path, () => original[name](path, Buffer.from(data).subarray(0, Buffer.byteLength(data) / 2), ...rest));
    return within(() => original[name](path, data, ...rest));
  };
}
for (const name of ["renameSync", "unlinkSync", "rmSync", "mkdirSync", "linkSync"]) {
  fs[name] = (path, ...rest) => {
    // What is not there is not changed: most of what is removed may be absent.
    if (name !== "rmSync" || original.existsSync(path)) reach(name, path);
    return within(() => original[name](path, ...rest));
  };
}
// The same as promises: a slow one lets others run. Snapshots are put together by them.
for (const name of ["copyFile", "link", "mkdir", "mkdtemp", "rename", "rm", "unlink", "writeFile"]) {
  fs.promises[name] = async (path, ...rest) => {
    if (counts(path) && slowMs > 0) await new Promise((resolve) => setTimeout(resolve, slowMs));
    note(`${name} (promise)`, path, () => {
      if (name !== "copyFile") return;
      const bytes = original.readFileSync(path);
      original.writeFileSync(rest[0], bytes.subarray(0, Math.floor(bytes.length / 2)));
    });
    return originalPromises[name](path, ...rest);
  };
}
const send = http.request;
http.request = (...options) => {
  const request = send(...options);
  const path = String(request.path).replace(/\?.*/, "");
  // Nothing of it has left yet.
  note(`${request.method}`, path);
  request.once("response", () => note(`answer to ${request.method}`, path));
  return request;
};
syncBuiltinESMExports();

if (env.CARRYOVER_FAULT_COUNT !== undefined) {
  process.on("exit", () => original.writeFileSync(env.CARRYOVER_FAULT_COUNT, `${calls.join("\n")}\n`));
}

const steps = (env.CARRYOVER_CLOCK_STEPS ?? "").split(",").filter(Boolean);
if (steps.length > 0) {
  const due = steps.map((step) => step.split("@").map(Number));
  const now = Date.now;
  let asked = 0;
  Date.now = () => {
    asked += 1;
    return now() + due.reduce((sum, [ms, from]) => (asked >= from ? sum + ms : sum), 0);
  };
}
