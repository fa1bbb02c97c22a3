// The time and memory that the gateway costs, for `bench/gateway.mjs`.
import { spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { childEnv, ended, newState } from "./gateway-run.mjs";
import { CLI } from "./measure.mjs";
import { atLeast, atMost, noBar } from "./table.mjs";

const LOAD = fileURLToPath(new URL("gateway-load-child.mjs", import.meta.url));
const FLAT = fileURLToPath(new URL("gateway-flat-child.mjs", import.meta.url));

/** A provider that costs next to nothing, so that only the gateway is measured. */
async function withBareProvider(length, onCall, use) {
  const answer = { id: "1", object: "chat.completion", choices: [], usage: { prompt_tokens: 1, completion_tokens: 1 } };
  const body = JSON.stringify({ ...answer, text: "x".repeat(length) });
  const server = createServer((request, response) => {
    onCall();
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

/** Latency and throughput with a journal, beside calls that go straight to the provider. */
export async function loadRows(folder) {
  const state = newState(folder, 1);
  const figuresFile = join(state, "figures.json");
  await withBareProvider(
    400,
    () => {},
    async (url) => {
      const args = [CLI, "run", "--tasks", "ids.txt", "--env", "inherit", "--", process.execPath, LOAD];
      const env = { ...childEnv(url), BENCH_DIRECT_URL: url, BENCH_FIGURES_FILE: figuresFile };
      await ended(spawn(process.execPath, args, { cwd: state, env, stdio: "ignore" }));
    },
  );
  const figures = JSON.parse(readFileSync(figuresFile, "utf8"));
  const added = (width, bar) => ({
    what: `added latency, median, ${width} connection${width === 1 ? "" : "s"}`,
    measured: [() => "with journal"],
    held: [(ms) => atMost(ms, bar, " ms"), figures[width].addedMs],
  });
  return [
    added(1, 1),
    added(16, 2.5),
    {
      what: "throughput, 16 connections",
      measured: [() => "with journal"],
      beside: [(calls) => `straight to the provider ${calls.toFixed(0)}`, figures[16].directPerSecond],
      held: [(calls) => atLeast(calls, 3_000, " calls/s"), figures[16].perSecond],
    },
  ];
}

/** One task makes more calls than the journal has room for, while others make a thousand each and end. */
const LONG_CALLS = 60_000;
const SHORT = { tasks: 40, calls: 1_000 };
const CALLS = LONG_CALLS + SHORT.tasks * SHORT.calls;
const STEP = 20_000;
/** Rows of a kilobyte fill a journal of 64 MB. */
const ANSWER_LENGTH = 800;

/** Memory and descriptors of the run over 100,000 calls, with a journal that fills up. */
export async function flatRows(folder) {
  const state = newState(folder, SHORT.tasks);
  writeFileSync(join(state, "ids.txt"), `long\n${readFileSync(join(state, "ids.txt"), "utf8")}`);
  const samples = [];
  let [calls, peakMib, child] = [0, 0];
  const startedMs = performance.now();
  const count = () => {
    calls += 1;
    if (calls % 1_000 !== 0) return;
    const sample = usageOf(child.pid);
    peakMib = Math.max(peakMib, sample.mib);
    if (calls % STEP === 0) samples.push(sample);
  };
  await withBareProvider(ANSWER_LENGTH, count, async (url) => {
    const args = ["--tasks", "ids.txt", "--concurrency", "4", "--env", "inherit"];
    const env = { ...childEnv(url), BENCH_LONG_CALLS: String(LONG_CALLS), BENCH_SHORT_CALLS: String(SHORT.calls) };
    child = spawn(process.execPath, [CLI, "run", ...args, "--", process.execPath, FLAT], {
      cwd: state,
      env,
      stdio: "ignore",
    });
    await ended(child);
  });
  const perSecond = calls / ((performance.now() - startedMs) / 1_000);
  const steps = samples.map((_, at) => `${((at + 1) * STEP) / 1_000}k`).join(", ");
  if (calls !== CALLS || peakMib === 0) {
    return [{ what: "memory", held: [(made) => noBar(made, ` of ${CALLS} calls (is there /proc?)`), calls] }];
  }
  return [
    {
      what: `peak memory over ${CALLS.toLocaleString("en")} calls, full journal`,
      measured: [(...mib) => `after ${steps}: ${mib.map(Math.round).join(", ")}`, ...samples.map(({ mib }) => mib)],
      beside: [(rate) => `${rate.toFixed(0)} calls/s`, perSecond],
      held: [(mib) => atMost(mib, 150, " MiB"), peakMib],
    },
    {
      what: "  open descriptors, most at a step",
      measured: [(...open) => `after ${steps}: ${open.map(Math.round).join(", ")}`, ...samples.map(({ open }) => open)],
      held: [(open) => noBar(open, ""), Math.max(...samples.map(({ open }) => open))],
    },
  ];
}

/** Resident memory and open descriptors of a process; 0 where there is no /proc. */
function usageOf(pid) {
  try {
    const mib = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1_024;
    return { mib, open: readdirSync(`/proc/${pid}/fd`).length };
  } catch {
    return { mib: 0, open: 0 };
  }
}
