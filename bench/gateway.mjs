// The benefits of the gateway in numbers: `npm run bench gateway`. About six minutes per round.
// 60 tasks of 8 calls each, 12 wide, 20 calls a second, the official client with its retries on: beside the product
// with `gateway: off`, a plain loop over the same children, and another gateway (Portkey, installed on demand).
// `BENCH_PARTS=load,flat` measures some parts, `BENCH_ROUNDS=3` takes the medians of three rounds of all of them.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { flatRows, loadRows } from "./gateway-load.mjs";
import {
  CHILD,
  childEnv,
  ended,
  mediansOf,
  newState,
  run,
  setQuota,
  startRun,
  statsOf,
  WIDE,
  withProvider,
} from "./gateway-run.mjs";
import { inScratch, roundsOf } from "./measure.mjs";
import { atMost, tell } from "./table.mjs";

/** Fewer for a quick look: the bars are for 60. */
const TASKS = Number(process.env.BENCH_TASKS ?? 60);
const CALLS = TASKS * 8;
const RATE = 20;
const BURST = 2;
const BOUND_S = (CALLS - BURST) / RATE;
const ROUNDS = roundsOf(1);

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
    carryover: (url) => run(newState(folder, TASKS), url),
    "gateway: off": (url) => run(newState(folder, TASKS), url, ["--gateway", "off", "--default-wait", "1s"]),
    "plain loop": (url) => plainLoop(url),
    ...(portkey === null
      ? {}
      : { Portkey: (url) => plainLoop(portkey.url, { BENCH_PORTKEY: url, OPENAI_BASE_URL: portkey.url }) }),
  };
  const seen = {};
  for (const [name, start] of Object.entries(runners)) {
    const options = ["--rate", `${RATE}/1s`, "--burst", String(BURST)];
    const { stats, paidTwice } = await withProvider(folder, options, start);
    // From the first call to the last, so that the start of children is not measured.
    const makespanS = (stats.lastAdmittedAt - stats.firstRequestAt) / 1_000;
    const refused = (100 * stats.refusedTotal) / stats.requests;
    seen[name] = { makespan: makespanS / BOUND_S, refused, paidTwice };
  }
  const { carryover, ...others } = seen;
  const beside = (figure, digits, unit) => [
    (...values) =>
      Object.keys(others)
        .map((name, at) => `${name} ${values[at].toFixed(digits)}${unit}`)
        .join(", "),
    ...Object.values(others).map((one) => one[figure]),
  ];
  return [
    {
      what: `makespan over the bound of ${BOUND_S.toFixed(1)} s, retries of the client on`,
      measured: [(over) => `${(over * BOUND_S).toFixed(1)} s`, carryover.makespan],
      beside: beside("makespan", 2, " ×"),
      held: [(over) => atMost(over, 1.08), carryover.makespan],
    },
    {
      what: "  calls refused",
      measured: [() => `of ${CALLS}`],
      beside: beside("refused", 0, " %"),
      held: [(share) => atMost(share, 2.5, " %"), carryover.refused],
    },
    {
      what: "  calls paid for twice",
      measured: [() => `of ${CALLS}`],
      beside: beside("paidTwice", 0, ""),
      held: [(calls) => atMost(calls, 0, " calls"), carryover.paidTwice],
    },
  ];
}

/** A quota that ends in the middle of tasks, and is available again in the second night. */
async function quotaRow(folder, form, name) {
  const measure = async (options) => {
    let tookS = 0;
    const quota = { requests: CALLS / 2, form, reset: { kind: "after", durationMs: 86_400_000 } };
    const seen = await withProvider(folder, [], async (url) => {
      await setQuota(url, quota);
      const state = newState(folder, TASKS);
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
      measured: [(paid) => `${paid} paid for ${CALLS}`, ours.paid],
      beside: [(twice, paid) => `gateway: off ${twice} (${paid} paid)`, off.paidTwice, off.paid],
      held: [(calls) => atMost(calls, 0, " calls"), ours.paidTwice],
    },
    {
      what: "  calls after the first STOP",
      measured: [(seconds) => `night one ${seconds.toFixed(0)} s`, ours.tookS],
      beside: [
        (calls, seconds) => `gateway: off ${calls}, ${seconds.toFixed(0)} s`,
        off.stats.requestsAfterStop,
        off.tookS,
      ],
      held: [(calls) => atMost(calls, WIDE - 1, " calls"), ours.stats.requestsAfterStop],
    },
  ];
}

async function killRow(folder) {
  const { paid, paidTwice } = await withProvider(folder, [], async (url) => {
    const state = newState(folder, TASKS);
    const first = startRun(state, url);
    const over = ended(first);
    while ((await statsOf(url)).requests < CALLS / 3) await sleep(50);
    first.kill("SIGKILL");
    await over;
    await run(state, url);
  });
  return {
    what: "calls paid for twice after a SIGKILL",
    measured: [(calls) => `${calls} paid for ${CALLS}`, paid],
    // Those that were in flight.
    held: [(calls) => atMost(calls, WIDE, " calls"), paidTwice],
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
      measured: [(seconds) => `${seconds.toFixed(1)} s`, makespanS],
      held: [(seconds) => atMost(seconds / boundS, 1.15), makespanS],
    },
    {
      what: "  calls refused",
      measured: [() => `of ${calls}`],
      held: [(share) => atMost(share, 3, " %"), (100 * stats.refusedTotal) / calls],
    },
  ];
}

const PARTS = {
  makespan: makespanRows,
  quota: async (folder) => [
    ...(await quotaRow(folder, "insufficient-quota", "insufficient_quota")),
    ...(await quotaRow(folder, "requests-per-day", "a stated wait of a day")),
  ],
  kill: async (folder) => [await killRow(folder)],
  jobs: fourJobsRow,
  load: loadRows,
  flat: flatRows,
};

const wanted = process.env.BENCH_PARTS?.split(",") ?? Object.keys(PARTS);
await inScratch(async (folder) => {
  const portkey = wanted.includes("makespan") ? await startPortkey() : null;
  try {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const rows = [];
      for (const name of wanted) rows.push(...(await PARTS[name](folder, portkey)));
      rounds.push(rows);
    }
    const title = `${TASKS} tasks of 8 calls, ${WIDE} wide, ${RATE} calls a second (median of ${ROUNDS})`;
    tell(title, mediansOf(rounds));
  } finally {
    portkey?.stop();
  }
});
