// How close a run comes to what a token bucket allows, beside a naive runner that retries: `npm run bench rate-limits`.
// 300 tasks of one request each, 16 wide, 20 requests a second: the bound is 300 / 20 = 15 s.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { median, printTable } from "./table.mjs";

const CLI = fileURLToPath(new URL("../dist/cli/index.js", import.meta.url));
const TASKS = 300;
const WIDE = 16;
const RATE = 20;
const BOUND_S = TASKS / RATE;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 1);
const BODY = JSON.stringify({
  model: "m",
  messages: [{ role: "user", content: "Ann has 3 apples and buys 4. How many?" }],
});

// A client that costs almost nothing to start: what is measured is the runner, not the start of 300 interpreters.
const ASK = `exec 3<>/dev/tcp/127.0.0.1/$PROVIDER_PORT
printf 'POST /v1/chat/completions HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\nContent-Type: application/json\\r\\nAuthorization: Bearer none\\r\\nContent-Length: ${BODY.length}\\r\\n\\r\\n%s' '${BODY}' >&3
answer=$(cat <&3); case "$answer" in "HTTP/1.1 200"*) exit 0;; *) printf '%s\\n' "$answer" >&2; exit 1;; esac`;

async function withProvider(options, use) {
  const child = spawn(
    process.execPath,
    [CLI, "provider", "--rate", `${RATE}/1s`, "--latency", "50ms-150ms", ...options],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
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

/** What a loop with retries does: each worker backs off by itself, as client libraries do. */
async function naive({ port }) {
  const env = { ...process.env, PROVIDER_PORT: port };
  let next = 0;
  const work = async () => {
    while (next < TASKS) {
      next += 1;
      for (let attempt = 0; attempt < 15; attempt += 1) {
        const code = await end(spawn("bash", ["-c", ASK], { env, stdio: "ignore" }));
        if (code === 0) break;
        await sleep(Math.min(8_000, 500 * 2 ** attempt) * (0.75 + Math.random() / 4));
      }
    }
  };
  await Promise.all(Array.from({ length: WIDE }, work));
}

const settings = [
  ["Retry-After, bucket of 20", ["--burst", "20"]],
  ["Retry-After, bucket of 10", ["--burst", "10"]],
  ["no Retry-After, bucket of 20", ["--burst", "20", "--waits", "unstated"]],
  ["no Retry-After, bucket of 10", ["--burst", "10", "--waits", "unstated"]],
];
const rows = [];
for (const [name, options] of settings) {
  for (const [runner, run] of [
    ["carryover", ours],
    ["naive", naive],
  ]) {
    const makespans = [];
    const shares = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await withProvider(options, async (provider) => {
        const startedMs = performance.now();
        await run(provider);
        makespans.push((performance.now() - startedMs) / 1_000 / BOUND_S);
        const stats = await (await fetch(new URL("/carryover/stats", provider.url))).json();
        const refused = Object.values(stats.refused).reduce((sum, count) => sum + count, 0);
        shares.push(refused / TASKS);
      });
    }
    rows.push([name, runner, median(makespans).toFixed(2), `${(100 * median(shares)).toFixed(1)} %`]);
  }
}
printTable(
  `${TASKS} requests, ${WIDE} wide, ${RATE} a second: makespan over the bound of ${BOUND_S} s, refusals over tasks`,
  ["provider", "runner", "makespan / bound", "refused"],
  rows,
);
console.log("Bars: 1.15 and 5 % with Retry-After, 1.5 and 10 % without.");
