// A child of bench/gateway-load.mjs: calls through the gateway and straight to the provider, in turns, and how long they
// take. Writes its figures to BENCH_FIGURES_FILE.
import { writeFileSync } from "node:fs";
import { Pool } from "undici";

const { OPENAI_BASE_URL, BENCH_DIRECT_URL, BENCH_FIGURES_FILE, OPENAI_API_KEY } = process.env;
const TARGETS = { gateway: new URL(OPENAI_BASE_URL), direct: new URL(BENCH_DIRECT_URL) };
const WIDTHS = { 1: 400, 16: 3_200 };
const ROUNDS = 3;

let calls = 0;
/** Each call is a new one: nothing is answered from the journal. */
async function call(pool, url) {
  calls += 1;
  const messages = [{ role: "user", content: `call ${calls}` }];
  const startedMs = performance.now();
  const { statusCode, body } = await pool.request({
    path: `${url.pathname}/chat/completions`,
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${OPENAI_API_KEY}` },
    body: JSON.stringify({ model: "m", messages }),
  });
  await body.text();
  if (statusCode !== 200) throw new Error(`HTTP ${statusCode} after ${calls} calls`);
  return performance.now() - startedMs;
}

async function round(target, width, count) {
  const url = TARGETS[target];
  const pool = new Pool(url.origin, { connections: width });
  const latencies = [];
  let left = count;
  const startedMs = performance.now();
  const work = async () => {
    while (left-- > 0) latencies.push(await call(pool, url));
  };
  await Promise.all(Array.from({ length: width }, work));
  const perSecond = latencies.length / ((performance.now() - startedMs) / 1_000);
  await pool.close();
  return { medianMs: median(latencies), perSecond };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

// The lane opens slowly, and both sides warm up.
await round("gateway", 16, 500);
await round("direct", 16, 500);
const figures = {};
for (const [width, count] of Object.entries(WIDTHS)) {
  const rounds = { gateway: [], direct: [] };
  for (let index = 0; index < ROUNDS; index += 1) {
    for (const target of ["gateway", "direct"]) rounds[target].push(await round(target, Number(width), count));
  }
  const of = (target, figure) => median(rounds[target].map((one) => one[figure]));
  figures[width] = {
    addedMs: of("gateway", "medianMs") - of("direct", "medianMs"),
    perSecond: of("gateway", "perSecond"),
    directPerSecond: of("direct", "perSecond"),
  };
}
writeFileSync(BENCH_FIGURES_FILE, JSON.stringify(figures));
