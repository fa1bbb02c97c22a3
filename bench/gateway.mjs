// What the gateway is for, in numbers: `npm run bench gateway`. Under six minutes.
// 60 tasks of 8 calls each, 12 wide, 20 calls a second, the official client with its retries on: beside the product
// with `gateway: off`, a plain loop over the same children, and another gateway (Portkey, installed on demand).
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { CLI, inScratch, roundsOf } from "./measure.mjs";
import { atLeast, atMost, median, noBar, tell } from "./table.mjs";

/** Fewer for a quick look: the bars are for 60. */
const TASKS = Number(process.env.BENCH_TASKS ?? 60);
const CALLS = TASKS * 8;
const WIDE = 12;
const RATE = 20;
const BURST = 2;
const BOUND_S = (CALLS - BURST) / RATE;
const ROUNDS = roundsOf(1);
const CHILD = fileURLToPath(new URL("gateway-child.mjs", import.meta.url));
const LOAD = fileURLToPath(new URL("gateway-load.mjs", import.meta.url));
const KEY = "sk-bench-not-a-key-0000";

/** Runs something with a stand-in provider, and says what the provider saw: its counts, and the calls it was paid for. */
async function withProvider(folder, options, use) {
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
    const stats = await (await fetch(new URL("/carryover/stats", url))).json();
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

function setQuota(url, quota) {
  return fetch(new URL("/carryover/settings", url), { method: "POST", body: JSON.stringify({ quota }) });
}

function childEnv(url) {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, OPENAI_API_KEY: KEY, OPENAI_BASE_URL: url };
}

function ended(child) {
  return new Promise((resolve) => child.on("close", resolve));
}

let folders = 0;
/** A state folder with a task list of its own. */
function newState(folder, tasks = TASKS) {
  folders += 1;
  const state = join(folder, `state-${folders}`);
  mkdirSync(state);
  const ids = Array.from({ length: tasks }, (_, index) => `${folders}-${index}\n`);
  writeFileSync(join(state, "ids.txt"), ids.join(""));
  return state;
}

function startRun(state, url, options = [], env = {}) {
  const args = [CLI, "run", "--tasks", "ids.txt", "--concurrency", String(WIDE), ...options, "--", process.execPath];
  return spawn(process.execPath, [...args, CHILD], {
    cwd: state,
    env: { ...childEnv(url), ...env },
    stdio: "ignore",
  });
}

const run = (state, url, options) => ended(startRun(state, url, options));

/** A loop over the same children that tries a failed one again, as scripts do. */
async function plainLoop(url, env = {}) {
  let next = 0;
  const work = async () => {
    while (next < TASKS) {
      const id = `loop-${next++}`;
      for (let attempt = 0; attempt < 4; attempt += 1) {
        const options = { env: { ...childEnv(url), CARRYOVER_TASK_ID: id, ...env }, stdio: "ignore" };
        if ((await ended(spawn(process.execPath, [CHILD], options))) === 0) break;
      }
    }
  };
  await Promise.all(Array.from({ length: WIDE }, work));
}

/** Portkey's gateway in a cache folder; null where it cannot be installed. */
async function startPortkey() {
  const cache = join(tmpdir(), "carryover-bench-gateways");
  mkdirSync(cache, { recursive: true });
  const install = ["install", "--no-audit", "--no-fund", "--prefix", cache, "@portkey-ai/gateway@1.15.2"];
  if (spawnSync("npm", install, { stdio: "ignore", timeout: 120_000 }).status !== 0) return null;
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const program = join(cache, "node_modules/.bin/gateway");
  const child = spawn(process.execPath, [program, "--headless", `--port=${port}`], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}/v1`;
  for (let tries = 0; tries < 100; tries += 1) {
    await sleep(200);
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) return { url, stop: () => child.kill() };
  }
  child.kill();
  return null;
}

async function makespanRows(folder, portkey) {
  const runners = {
    carryover: (url) => run(newState(folder), url),
    "gateway: off": (url) => run(newState(folder), url, ["--gateway", "off", "--default-wait", "1s"]),
    "plain loop": (url) => plainLoop(url),
    ...(portkey === null
      ? {}
      : { Portkey: (url) => plainLoop(portkey.url, { BENCH_PORTKEY: url, OPENAI_BASE_URL: portkey.url }) }),
  };
  const seen = Object.fromEntries(Object.keys(runners).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, start] of Object.entries(runners)) {
      const options = ["--rate", `${RATE}/1s`, "--burst", String(BURST)];
      const { stats, paidTwice } = await withProvider(folder, options, start);
      // From the first call to the last: what children need to start is not what is measured.
      const makespanS = (stats.lastAdmittedAt - stats.firstRequestAt) / 1_000;
      const refused = (100 * stats.refusedTotal) / stats.requests;
      seen[name].push({ makespan: makespanS / BOUND_S, refused, paidTwice });
    }
  }
  const of = (name, figure) => median(seen[name].map((one) => one[figure]));
  const others = (figure, digits, unit) =>
    Object.keys(runners)
      .slice(1)
      .map((name) => `${name} ${of(name, figure).toFixed(digits)}${unit}`)
      .join(", ");
  return [
    {
      what: `makespan over the bound of ${BOUND_S.toFixed(1)} s, retries of the client on`,
      measured: `${(of("carryover", "makespan") * BOUND_S).toFixed(1)} s`,
      beside: others("makespan", 2, " ×"),
      held: atMost(of("carryover", "makespan"), 1.08),
    },
    {
      what: "  calls refused",
      measured: `of ${CALLS}`,
      beside: others("refused", 0, " %"),
      held: atMost(of("carryover", "refused"), 2.5, " %"),
    },
    {
      what: "  calls paid for twice",
      measured: `of ${CALLS}`,
      beside: others("paidTwice", 0, ""),
      held: atMost(of("carryover", "paidTwice"), 0, " calls"),
    },
  ];
}

/** A quota that ends in the middle of tasks, and is there again in the second night. */
async function quotaRow(folder, form, name) {
  const measure = async (options) => {
    let tookS = 0;
    const quota = { requests: CALLS / 2, form, reset: { kind: "after", durationMs: 86_400_000 } };
    const seen = await withProvider(folder, [], async (url) => {
      await setQuota(url, quota);
      const state = newState(folder);
      const first = startRun(state, url, options);
      const startedMs = performance.now();
      // Without the gateway, clients may sleep for as long as the provider says: a night is over in the morning.
      const morning = setTimeout(() => first.kill("SIGINT"), 25_000);
      await ended(first);
      clearTimeout(morning);
      tookS = (performance.now() - startedMs) / 1_000;
      await setQuota(url, null);
      await run(state, url, [...options, "--retry-now"]);
    });
    return { ...seen, tookS };
  };
  const ours = await measure([]);
  const off = await measure(["--gateway", "off"]);
  return [
    {
      what: `calls paid for twice over two nights, ${name}`,
      measured: `${ours.paid} paid for ${CALLS}`,
      beside: `gateway: off ${off.paidTwice} (${off.paid} paid)`,
      held: atMost(ours.paidTwice, 0, " calls"),
    },
    {
      what: "  calls after the first STOP",
      measured: `night one ${ours.tookS.toFixed(0)} s`,
      beside: `gateway: off ${off.stats.requestsAfterStop}, ${off.tookS.toFixed(0)} s`,
      held: atMost(ours.stats.requestsAfterStop, WIDE - 1, " calls"),
    },
  ];
}

async function killRow(folder) {
  const { paid, paidTwice } = await withProvider(folder, [], async (url) => {
    const state = newState(folder);
    const first = startRun(state, url);
    await sleep(4_000);
    first.kill("SIGKILL");
    await ended(first);
    await run(state, url);
  });
  return {
    what: "calls paid for twice after a SIGKILL",
    measured: `${paid} paid for ${CALLS}`,
    // Those that were in flight.
    held: atMost(paidTwice, WIDE, " calls"),
  };
}

async function fourJobsRow(folder) {
  const tasks = TASKS / 2;
  const { stats } = await withProvider(folder, ["--rate", `${RATE}/1s`, "--burst", "10"], async (url) => {
    const states = Array.from({ length: 4 }, () => newState(folder, tasks));
    await Promise.all(states.map((state) => run(state, url, ["--concurrency", "4"])));
  });
  const calls = 4 * tasks * 8;
  const boundS = (calls - 10) / RATE;
  const makespanS = (stats.lastAdmittedAt - stats.firstRequestAt) / 1_000;
  return [
    {
      what: `four jobs on one key, over the bound of ${boundS.toFixed(1)} s`,
      measured: `${makespanS.toFixed(1)} s`,
      held: atMost(makespanS / boundS, 1.15),
    },
    { what: "  calls refused", measured: `of ${calls}`, held: atMost((100 * stats.refusedTotal) / calls, 3, " %") },
  ];
}

/** A provider that costs next to nothing, so that the gateway is what is measured. */
async function withBareProvider(use) {
  const answer = { id: "1", object: "chat.completion", choices: [], usage: { prompt_tokens: 1, completion_tokens: 1 } };
  const body = JSON.stringify({ ...answer, text: "x".repeat(400) });
  const server = createServer((request, response) => {
    request.resume().on("end", () => response.writeHead(200, { "content-type": "application/json" }).end(body));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await use(`http://127.0.0.1:${server.address().port}/v1`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function loadRows(folder) {
  const figuresFile = join(folder, "figures.json");
  const peakMib = await withBareProvider(async (url) => {
    const state = newState(folder, 1);
    const args = [CLI, "run", "--tasks", "ids.txt", "--env", "inherit", "--", process.execPath, LOAD];
    const env = { ...childEnv(url), BENCH_DIRECT_URL: url, BENCH_FIGURES_FILE: figuresFile };
    const child = spawn(process.execPath, args, { cwd: state, env, stdio: "ignore" });
    let peak = 0;
    const watch = setInterval(() => {
      peak = Math.max(peak, residentMib(child.pid));
    }, 250);
    await ended(child);
    clearInterval(watch);
    return peak;
  });
  const figures = JSON.parse(readFileSync(figuresFile, "utf8"));
  const added = (width, bar) => ({
    what: `added latency, median, ${width} connection${width === 1 ? "" : "s"}`,
    measured: "with journal",
    held: atMost(figures[width].addedMs, bar, " ms"),
  });
  return [
    added(1, 1),
    added(16, 2.5),
    {
      what: "throughput, 16 connections",
      measured: "with journal",
      beside: `straight to the provider ${figures[16].directPerSecond.toFixed(0)}`,
      held: atLeast(figures[16].perSecond, 3_000, " calls/s"),
    },
    {
      what: "peak memory",
      measured: "after 11,000 calls",
      held: peakMib === 0 ? noBar(0, " MiB (no /proc)") : atMost(peakMib, 150, " MiB"),
    },
  ];
}

/** Resident memory of a process; 0 where there is no /proc. */
function residentMib(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1_024;
  } catch {
    return 0;
  }
}

const PARTS = {
  makespan: async (folder) => {
    const portkey = await startPortkey();
    try {
      return await makespanRows(folder, portkey);
    } finally {
      portkey?.stop();
    }
  },
  quota: async (folder) => [
    ...(await quotaRow(folder, "insufficient-quota", "insufficient_quota")),
    ...(await quotaRow(folder, "requests-per-day", "a stated wait of a day")),
  ],
  kill: async (folder) => [await killRow(folder)],
  jobs: fourJobsRow,
  load: loadRows,
};

const wanted = process.env.BENCH_PARTS?.split(",") ?? Object.keys(PARTS);
await inScratch(async (folder) => {
  const rows = [];
  for (const name of wanted) rows.push(...(await PARTS[name](folder)));
  const title = `${TASKS} tasks of 8 calls, ${WIDE} wide, ${RATE} calls a second (median of ${ROUNDS})`;
  tell(title, rows);
});
