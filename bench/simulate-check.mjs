// Compares `carryover simulate` with runs against the embedded provider: `npm run simulate:check`.
// Makespan (all runs of a campaign together) and calls, in four settings; each must agree within 15 %.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { atMost, tell } from "./table.mjs";

const DIST = process.env.CARRYOVER_DIST ?? fileURLToPath(new URL("../dist", import.meta.url));
const CLI = join(DIST, "cli", "index.js");
const BAR_PERCENT = 15;
const DAY_MS = 4_000;
const BODY = JSON.stringify({ model: "m", messages: [{ role: "user", content: "Ann has 3 apples. How many?" }] });
/** Makes calls one after the other, to the address that the gateway gives if it is on. */
const ASK = `base=\${ANTHROPIC_BASE_URL#http://}
path=\${base#\${base%%/*}}/v1/chat/completions
for call in $(seq $CALLS); do
exec 3<>/dev/tcp/127.0.0.1/$(sed 's/[^:]*:\\([0-9]*\\).*/\\1/' <<< $base)
printf 'POST %s HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\nContent-Type: application/json\\r\\nAuthorization: Bearer none\\r\\nContent-Length: ${BODY.length}\\r\\n\\r\\n%s' "$path" '${BODY}' >&3
answer=$(cat <&3); case "$answer" in "HTTP/1.1 200"*) ;; *) printf '%s\\n' "$answer" >&2; exit 1;; esac
done`;

const settings = [
  {
    name: "a token bucket that states its waits",
    tasks: 160,
    provider: ["--rate", "16/1s", "--burst", "16", "--latency", "200ms-300ms"],
    run: ["--concurrency", "8", "--gateway", "off"],
    simulate: ["--requests-per-minute", "960", "--burst", "16"],
  },
  {
    name: "a token bucket that states nothing",
    tasks: 160,
    provider: ["--rate", "16/1s", "--burst", "16", "--waits", "unstated", "--latency", "200ms-300ms"],
    run: ["--concurrency", "8", "--default-wait", "1s", "--gateway", "off"],
    simulate: ["--requests-per-minute", "960", "--burst", "16", "--waits", "unstated"],
  },
  {
    name: "a daily quota, over two runs",
    tasks: 100,
    provider: ["--daily-quota", "60", "--day", `${DAY_MS / 1_000}s`, "--latency", "700ms-900ms"],
    run: ["--concurrency", "8", "--retry-after-threshold", "1s", "--gateway", "off"],
    simulate: ["--daily-quota", "60", "--quota-reset", `after ${DAY_MS / 1_000}s`],
  },
  {
    name: "the gateway and four calls a task, with a daily quota, over two runs",
    tasks: 60,
    calls: 4,
    provider: [
      "--rate",
      "16/1s",
      "--burst",
      "16",
      "--daily-quota",
      "130",
      "--day",
      `${DAY_MS / 1_000}s`,
      "--latency",
      "200ms-300ms",
    ],
    run: ["--concurrency", "8", "--retry-after-threshold", "1s"],
    // The recorded durations include the waits for the limit.
    simulate: [
      "--duration",
      "1.2s",
      "--requests-per-minute",
      "960",
      "--burst",
      "16",
      "--daily-quota",
      "130",
      "--quota-reset",
      `after ${DAY_MS / 1_000}s`,
    ],
  },
];

function ended(child) {
  return new Promise((resolve) => child.on("close", resolve));
}

/** Runs the campaign to its end. */
async function reality({ tasks, calls: callsPerTask = 1, provider: options, run }, folder) {
  const provider = spawn(process.execPath, [CLI, "provider", ...options], { stdio: ["ignore", "pipe", "ignore"] });
  try {
    const url = await new Promise((resolve) => {
      let text = "";
      provider.stdout.on("data", (chunk) => {
        text += chunk;
        const match = /ANTHROPIC_BASE_URL=(\S+)/.exec(text);
        if (match) resolve(match[1]);
      });
    });
    writeFileSync(join(folder, "ids.txt"), Array.from({ length: tasks }, (_, index) => `t${index}\n`).join(""));
    writeFileSync(join(folder, "ask.sh"), ASK);
    const args = [CLI, "run", "--tasks", "ids.txt", ...run, "--command", ". ./ask.sh"];
    for (let runs = 0; runs < 4; runs += 1) {
      if (runs > 0) await sleep(DAY_MS + 500);
      const env = { ...process.env, ANTHROPIC_BASE_URL: url, CALLS: String(callsPerTask) };
      if ((await ended(spawn(process.execPath, args, { cwd: folder, env, stdio: "ignore" }))) === 0) break;
    }
    const stats = await (await fetch(new URL("/carryover/stats", url))).json();
    const { requests: calls, refusedTotal: refused } = stats;
    return { ...runsOf(join(folder, ".carryover", "events.jsonl")), calls, refused };
  } finally {
    provider.kill();
  }
}

function runsOf(path) {
  let runs = 0;
  let runningMs = 0;
  for (const line of readFileSync(path, "utf8").trim().split("\n")) {
    const { event, at } = JSON.parse(line);
    if (event === "run_started") runningMs -= Date.parse(at);
    if (event === "run_ended") {
      runningMs += Date.parse(at);
      runs += 1;
    }
  }
  return { runs, runningMs };
}

/** The same settings in simulated time, with the durations that the run recorded. */
function simulation({ tasks, calls: callsPerTask = 1, run, simulate }, folder) {
  const args = [
    CLI,
    "simulate",
    "--json",
    "--tasks",
    String(tasks),
    "--requests-per-task",
    String(callsPerTask),
    ...run,
    ...simulate,
  ];
  const { stdout, stderr } = spawnSync(process.execPath, [...args, "--schedule", `every ${DAY_MS / 1_000 + 1}s`], {
    cwd: folder,
    encoding: "utf8",
  });
  if (stdout === "") throw new Error(stderr);
  const { nights, running_s, calls, rate_limited_calls } = JSON.parse(stdout);
  return { runs: nights, runningMs: running_s * 1_000, calls, refused: rate_limited_calls };
}

const rows = [];
let isClose = true;
for (const setting of settings) {
  const folder = mkdtempSync(join(tmpdir(), "carryover-check-"));
  try {
    const real = await reality(setting, folder);
    const simulated = simulation(setting, folder);
    const off = (name) => 100 * Math.abs(simulated[name] / real[name] - 1);
    isClose &&= off("runningMs") <= BAR_PERCENT && off("calls") <= BAR_PERCENT && simulated.runs === real.runs;
    const told = ({ runs, runningMs, calls, refused }) => ({
      makespan: `${(runningMs / 1_000).toFixed(1)} s, ${runs} ${runs === 1 ? "run" : "runs"}`,
      calls: `${calls} calls, ${refused} refused`,
    });
    const [measured, beside] = [told(simulated), told(real)];
    for (const [figure, name] of [
      ["makespan", "runningMs"],
      ["calls", "calls"],
    ]) {
      const held = atMost(off(name), BAR_PERCENT, " %");
      rows.push({ what: `${setting.name}: ${figure}`, measured: measured[figure], beside: beside[figure], held });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
tell("A simulation (measured), and beside it a run against the embedded provider", rows);
console.log(isClose ? "Makespan and calls agree within 15 %." : "Makespan or calls are more than 15 % apart.");
process.exitCode = isClose ? 0 : 1;
