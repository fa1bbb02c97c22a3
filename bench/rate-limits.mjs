// How close a run comes to what a token bucket allows, beside a naive runner that retries: `npm run bench rate-limits`.
// 300 tasks of one request each, 16 wide, 20 requests a second: the bound is 300 / 20 = 15 s.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { CLI, roundsOf } from "./measure.mjs";
import { atMost, median, noBar, tell } from "./table.mjs";

const TASKS = 300;
const WIDE = 16;
const RATE = 20;
const RATE_OPTIONS = ["--rate", `${RATE}/1s`];
const BOUND_S = TASKS / RATE;
const ROUNDS = roundsOf(1);
const BODY = JSON.stringify({
  model: "m",
  messages: [{ role: "user", content: "Ann has 3 apples and buys 4. How many?" }],
});

// A client that costs almost nothing to start, so that the runner is measured, not the start of 300 interpreters.
const ASK = `exec 3<>/dev/tcp/127.0.0.1/$PROVIDER_PORT
printf 'POST /v1/chat/completions HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\nContent-Type: application/json\\r\\nAuthorization: Bearer none\\r\\nContent-Length: ${BODY.length}\\r\\n\\r\\n%s' '${BODY}' >&3
answer=$(cat <&3); case "$answer" in "HTTP/1.1 200"*) exit 0;; *) printf '%s\\n' "$answer" >&2; exit 1;; esac`;

async function withProvider(options, use) {
  const child = spawn(process.execPath, [CLI, "provider", "--latency", "50ms-150ms", ...options], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise((resolve) => {
    let text = "";
    child.stdout.on("data", (chunk) => {
      text += chunk;
      const match = /OPENAI_BASE_URL=(http:\/\/\S+:(\d+))/.exec(text);
      if (match) resolve(match[1]);
    });
  });
  try {
    return await use({ url, port: new URL(url).port });
  } finally {
    child.kill();
  }
}

function end(child) {
  return new Promise((resolve) => child.on("close", resolve));
}

async function ours({ port }) {
  const folder = mkdtempSync(join(tmpdir(), "carryover-bench-"));
  try {
    writeFileSync(join(folder, "ids.txt"), Array.from({ length: TASKS }, (_, index) => `t${index}\n`).join(""));
    writeFileSync(join(folder, "ask.sh"), ASK);
    const args = [
      CLI,
      "run",
      "--tasks",
      "ids.txt",
      "--concurrency",
      String(WIDE),
      "--default-wait",
      "1s",
      "--command",
      ". ./ask.sh",
    ];
    await end(
      spawn(process.execPath, args, { cwd: folder, env: { ...process.env, PROVIDER_PORT: port }, stdio: "ignore" }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Tries of the naive runner: enough for a rate; against a quota that is gone, as many as client libraries make. */
const TRIES = { rate: 15, quota: 3 };

/** What a loop with retries does: each worker backs off by itself, as client libraries do. */
async function naive({ port }, tries) {
  const env = { ...process.env, PROVIDER_PORT: port };
  let next = 0;
  const work = async () => {
    while (next < TASKS) {
      next += 1;
      for (let attempt = 0; attempt < tries; attempt += 1) {
        const code = await end(spawn("bash", ["-c", ASK], { env, stdio: "ignore" }));
        if (code === 0) break;
        await sleep(Math.min(8_000, 500 * 2 ** attempt) * (0.75 + Math.random() / 4));
      }
    }
  };
  await Promise.all(Array.from({ length: WIDE }, work));
}

const RUNNERS = { carryover: ours, naive };

/** What the provider saw of each runner, a run after the other. */
async function measure(options, tries) {
  const seen = { carryover: [], naive: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, run] of Object.entries(RUNNERS)) {
      await withProvider(options, async (provider) => {
        const startedMs = performance.now();
        await run(provider, tries);
        const makespan = (performance.now() - startedMs) / 1_000 / BOUND_S;
        const stats = await (await fetch(new URL("/carryover/stats", provider.url))).json();
        seen[name].push({ makespan, refused: (100 * stats.refusedTotal) / TASKS, afterStop: stats.requestsAfterStop });
      });
    }
  }
  return (name, figure) => median(seen[name].map((one) => one[figure]));
}

const rows = [];
for (const [name, options, bars] of [
  ["Retry-After, bucket of 20", ["--burst", "20"], { makespan: 1.15, refused: 5 }],
  ["Retry-After, bucket of 10", ["--burst", "10"], { makespan: 1.15, refused: 5 }],
  ["no Retry-After, bucket of 20", ["--burst", "20", "--waits", "unstated"], null],
]) {
  const of = await measure([...RATE_OPTIONS, ...options], TRIES.rate);
  const figures = (runner) => `${of(runner, "makespan").toFixed(2)} × the bound, ${of(runner, "refused").toFixed(1)} %`;
  const [makespan, refused] = [of("carryover", "makespan"), of("carryover", "refused")];
  const beside = `naive retries: ${figures("naive")}`;
  rows.push(
    {
      what: `makespan over tasks / rate, ${name}`,
      measured: `${(makespan * BOUND_S).toFixed(1)} s`,
      beside,
      held: bars === null ? noBar(makespan) : atMost(makespan, bars.makespan),
    },
    {
      what: "  refused attempts",
      measured: `${((refused * TASKS) / 100).toFixed(0)} of ${TASKS}`,
      held: bars === null ? noBar(refused, " % of tasks") : atMost(refused, bars.refused, " % of tasks"),
    },
  );
}
const stopped = await measure(["--daily-quota", String(TASKS / 3)], TRIES.quota);
const calls = stopped("carryover", "afterStop");
rows.push({
  what: "calls after the first STOP",
  measured: `${calls} calls`,
  beside: `naive retries: ${stopped("naive", "afterStop")} calls`,
  // Those that were running when the first of them was refused.
  held: atMost(calls, WIDE - 1, " calls"),
});
tell(`${TASKS} requests, ${WIDE} wide, ${RATE} a second: the bound is ${BOUND_S} s (median of ${ROUNDS})`, rows);
