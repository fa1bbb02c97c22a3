// What the parts of `bench/gateway.mjs` share: the stand-in provider, state folders, and how a run is started.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CLI } from "./measure.mjs";
import { median } from "./table.mjs";

export const WIDE = 12;
/** A child that makes eight calls. */
export const CHILD = fileURLToPath(new URL("gateway-child.mjs", import.meta.url));
const KEY = "sk-bench-not-a-key-0000";

/** Runs something with a stand-in provider. @returns what the provider saw: its counts, and the calls it was paid for */
export async function withProvider(folder, options, use) {
  const log = join(folder, `log-${Math.random()}.jsonl`);
  const args = [CLI, "provider", "--log", log, "--latency", "50ms-150ms", ...options];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "ignore"] });
  const url = await new Promise((resolve) => {
    let text = "";
    child.stdout.on("data", (chunk) => {
      text += chunk;
      const match = /OPENAI_BASE_URL=(\S+)/.exec(text);
      if (match) resolve(match[1]);
    });
  });
  try {
    await use(url);
    const stats = await statsOf(url);
    const requests = readFileSync(log, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    const paid = requests.filter(({ outcome }) => outcome === "answered").map(({ prompt }) => prompt);
    return { stats, paid: paid.length, paidTwice: paid.length - new Set(paid).size };
  } finally {
    child.kill();
  }
}

/** What the provider has counted so far. */
export async function statsOf(url) {
  return (await fetch(new URL("/carryover/stats", url))).json();
}

export function setQuota(url, quota) {
  return fetch(new URL("/carryover/settings", url), { method: "POST", body: JSON.stringify({ quota }) });
}

export function childEnv(url) {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, OPENAI_API_KEY: KEY, OPENAI_BASE_URL: url };
}

export function ended(child) {
  return new Promise((resolve) => child.on("close", resolve));
}

let folders = 0;
/** A state folder with a task list of its own. */
export function newState(folder, tasks) {
  folders += 1;
  const state = join(folder, `state-${folders}`);
  mkdirSync(state);
  const ids = Array.from({ length: tasks }, (_, index) => `${folders}-${index}\n`);
  writeFileSync(join(state, "ids.txt"), ids.join(""));
  return state;
}

export function startRun(state, url, options = [], env = {}) {
  const args = [CLI, "run", "--tasks", "ids.txt", "--concurrency", String(WIDE), ...options, "--", process.execPath];
  return spawn(process.execPath, [...args, CHILD], {
    cwd: state,
    env: { ...childEnv(url), ...env },
    stdio: "ignore",
  });
}

export const run = (state, url, options) => ended(startRun(state, url, options));

/**
 * One table from the tables of several rounds. A cell is `[format, ...numbers]`: the format gets the median of each number.
 */
export function mediansOf(rounds) {
  const cell = (index, name) => {
    const cells = rounds.map((rows) => rows[index][name]);
    const [format = () => "", ...numbers] = cells[0] ?? [];
    return format(...numbers.map((_, at) => median(cells.map((one) => one[at + 1]))));
  };
  return rounds[0].map(({ what }, index) => ({
    what,
    measured: cell(index, "measured"),
    beside: cell(index, "beside"),
    held: cell(index, "held"),
  }));
}
