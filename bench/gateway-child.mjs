// A child of bench/gateway.mjs: eight calls one after the other with the official client and its default settings.
import OpenAI from "openai";

const { BENCH_PORTKEY, CARRYOVER_TASK_ID } = process.env;
const headers = { "x-portkey-provider": "openai", "x-portkey-custom-host": BENCH_PORTKEY ?? "" };
const client = new OpenAI(BENCH_PORTKEY === undefined ? {} : { defaultHeaders: headers });
for (let call = 0; call < 8; call += 1) {
  const messages = [{ role: "user", content: `${CARRYOVER_TASK_ID}, call ${call}` }];
  await client.chat.completions.create({ model: "gpt-5-mini", messages });
}
