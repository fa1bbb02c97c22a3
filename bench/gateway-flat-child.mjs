// A child of bench/gateway-load.mjs: many calls, each a new one, four at a time. The task "long" makes more of them.
import { Pool } from "undici";

const { OPENAI_BASE_URL, OPENAI_API_KEY, CARRYOVER_TASK_ID, BENCH_LONG_CALLS, BENCH_SHORT_CALLS } = process.env;
const url = new URL(OPENAI_BASE_URL);
const pool = new Pool(url.origin, { connections: 4 });
let left = Number(CARRYOVER_TASK_ID === "long" ? BENCH_LONG_CALLS : BENCH_SHORT_CALLS);

async function work() {
  while (left > 0) {
    left -= 1;
    const messages = [{ role: "user", content: `${CARRYOVER_TASK_ID}, ${left} left` }];
    const { statusCode, body } = await pool.request({
      path: `${url.pathname}/chat/completions`,
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${OPENAI_API_KEY}` },
      body: JSON.stringify({ model: "m", messages }),
    });
    await body.text();
    if (statusCode !== 200) throw new Error(`HTTP ${statusCode}, ${left} calls left`);
  }
}

await Promise.all(Array.from({ length: 4 }, work));
await pool.close();
