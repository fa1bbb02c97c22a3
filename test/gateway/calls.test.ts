import type { ServerResponse } from "node:http";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { systemClock } from "../../src/engine/system-clock.ts";
import {
  type Answering,
  ask,
  completion,
  fakeProvider,
  gatewayBefore,
  json,
  opened,
  QUOTA,
  slowDown,
  textOf,
} from "./rig.ts";

const QUESTION = { model: "m", messages: [{ role: "user", content: "1+1" }] };

test("a call goes through, with its headers and its body, and its answer comes back", async () => {
  const { provider, base } = await opened((_, response) =>
    json(response, 200, completion("2"), { "x-request-id": "r1", "x-ratelimit-remaining-requests": "0" }),
  );
  const answer = await ask(base, QUESTION);
  expect(await answer.json()).toEqual(completion("2"));
  expect(answer.headers.get("x-request-id")).toBe("r1");
  expect(answer.headers.has("x-ratelimit-remaining-requests")).toBe(false);
  expect(provider.asked[0]).toMatchObject({
    method: "POST",
    url: "/v1/chat/completions",
    body: JSON.stringify(QUESTION),
  });
  expect(provider.asked[0]?.headers).toMatchObject({ authorization: "Bearer key-of-a-test" });
});

test("a large upload goes through with its length, as some servers require", async () => {
  const { provider, base } = await opened((asked, response) => json(response, 200, { bytes: asked.body.length }));
  const body = Buffer.alloc(17_000_000, "x");
  const answer = await fetch(`${base}/files`, { method: "POST", body });
  expect(await answer.json()).toEqual({ bytes: body.length });
  expect(provider.asked[0]?.headers).toMatchObject({ "content-length": String(body.length) });
});

test("a header that is not ASCII comes through byte for byte, with a text of more than ASCII", async () => {
  const { base } = await opened((_, response) => {
    json(response, 200, completion("zwölf"), { "x-name": Buffer.from("Zoë").toString("latin1") });
  });
  const answer = await ask(base, QUESTION);
  expect(Buffer.from(answer.headers.get("x-name") ?? "", "latin1").toString("utf8")).toBe("Zoë");
  expect(await answer.json()).toEqual(completion("zwölf"));
});

test.each([
  ["gzip", gzipSync],
  ["x-gzip", gzipSync],
  ["deflate", deflateSync],
  ["br", brotliCompressSync],
])(
  "a provider that answers in %s unasked is read like any other: limits, tokens and answers",
  async (encoding, compress) => {
    const { gateway, notes, rows, base } = await opened((_, response, count) => {
      const [status, body] = count === 1 ? [200, completion("2")] : [429, QUOTA];
      response.writeHead(status, { "content-type": "application/json", "content-encoding": encoding });
      response.end(compress(JSON.stringify(body)));
    });
    expect(await textOf(await ask(base, QUESTION))).toBe("2");
    expect(await (await ask(base, QUESTION)).json()).toEqual(QUOTA);
    expect(rows()).toHaveLength(1);
    expect(gateway.callsOf("a", "t1")).toMatchObject({ made: 1, input_tokens: 10, output_tokens: 5 });
    expect(notes).toMatchObject([{ event: "lane_stopped" }]);
  },
);

test.each<[string, body: Uint8Array, expected: string]>([
  ["without a body stays an answer", Buffer.alloc(0), ""],
  ["whose end is missing is a broken connection", gzipSync(JSON.stringify(completion("2"))).subarray(0, 40), "broken"],
  ["that is not gzip is a broken connection", Buffer.from("{}"), "broken"],
])("a gzip answer %s", async (_, body, expected) => {
  const { base } = await opened((_, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
    response.end(body);
  });
  const text = ask(base, QUESTION).then((answer) => answer.text());
  expect(await text.catch(() => "broken")).toBe(expected);
});

test("a short refusal is retried by the gateway: its client sees only a slower answer", async () => {
  const { gateway, base } = await opened((_, response, count) => {
    if (count === 1)
      json(response, 429, { error: { message: "slow down", type: "requests" } }, { "retry-after-ms": "50" });
    else json(response, 200, completion("2"));
  });
  const answer = await ask(base, QUESTION);
  expect(answer.status).toBe(200);
  expect(gateway.wireOf("a")).toMatchObject({ calls: 1, refusals: [] });
  expect(gateway.callsOf("a", "t1")).toEqual({
    made: 1,
    replayed: 0,
    held: 1,
    refused: 1,
    input_tokens: 10,
    output_tokens: 5,
  });
});

test("a refused call that is sent again stands refused until the provider answers", async () => {
  let second: ServerResponse | null = null;
  const { gateway, base } = await opened((_, response, count) => {
    if (count === 1) slowDown(response, { "retry-after-ms": "10" });
    else second = response;
  });
  const answer = ask(base, QUESTION);
  await expect.poll(() => second).not.toBeNull();
  expect(gateway.wireOf("a")?.refusals).toMatchObject([{ taskId: "t1", how: "left" }]);
  if (second !== null) json(second, 200, completion("2"));
  expect((await answer).status).toBe(200);
  expect(gateway.wireOf("a")?.refusals).toEqual([]);
});

test("a quota that is used up stops the lane: no further call goes out, and no client waits", async () => {
  const { gateway, refused, notes, provider, base } = await opened((_, response) =>
    json(response, 429, QUOTA, { "retry-after": "86400" }),
  );
  const first = await ask(base, QUESTION);
  const second = await ask(base, { ...QUESTION, n: 2 });
  for (const answer of [first, second]) {
    expect(answer.status).toBe(429);
    expect(await answer.json()).toEqual(QUOTA);
    expect(answer.headers.get("x-should-retry")).toBe("false");
    expect(answer.headers.get("x-carryover-stopped")).toBe("true");
    expect(answer.headers.has("retry-after")).toBe(false);
  }
  expect(provider.asked).toHaveLength(1);
  expect(refused[0]).toMatchObject({ key: "a", limit: { kind: "stop" } });
  expect(gateway.wireOf("a")?.refusals).toHaveLength(2);
  expect(notes).toMatchObject([{ event: "lane_stopped", route: "openai", model: "m" }]);
});

test("a call that waits for its turn gets the refusal that stops the lane", async () => {
  const open: ServerResponse[] = [];
  const { gateway, notes, base } = await opened((_, response) => open.push(response));
  const answers = [1, 2].map((n) => ask(base, { ...QUESTION, n }));
  await expect.poll(() => open.length).toBe(2);
  const [first, second] = open as [ServerResponse, ServerResponse];
  slowDown(first, { "retry-after": "30" });
  await expect.poll(() => gateway.callsOf("a", "t1")?.held).toBe(1);
  json(second, 429, QUOTA);
  for (const answer of await Promise.all(answers)) {
    expect([answer.status, await answer.json()]).toEqual([429, QUOTA]);
  }
  expect(open).toHaveLength(2);
  expect(notes.filter(({ event }) => event === "lane_stopped")).toHaveLength(1);
});

test("a call that waits for its turn does not go when the one before it meets the end of the quota", async () => {
  const { gateway, provider, base } = await opened((_, response) => {
    void expect
      .poll(() => gateway.callsOf("a", "t1")?.held)
      .toBe(1)
      .then(() => json(response, 429, QUOTA));
  });
  const answers = await Promise.all([1, 2].map((n) => ask(base, { ...QUESTION, n })));
  expect(answers.map(({ status }) => status)).toEqual([429, 429]);
  expect(provider.asked).toHaveLength(1);
});

test("a refusal that concerns one call is its answer, and other calls go on", async () => {
  const message = "Request too large for m on tokens per min (TPM): Limit 30000, Requested 40000.";
  const tooLarge = { error: { message, type: "tokens", param: null, code: "rate_limit_exceeded" } };
  const { gateway, base } = await opened((_, response, count) =>
    count === 1 ? json(response, 429, tooLarge) : json(response, 200, completion("2")),
  );
  const refused = await ask(base, QUESTION);
  expect([refused.status, await refused.json()]).toEqual([429, tooLarge]);
  expect(gateway.wireOf("a")?.refusals).toMatchObject([{ taskId: "t1", limit: { kind: "task" } }]);
  expect(await textOf(await ask(base, { ...QUESTION, n: 2 }))).toBe("2");
});

describe("what is kept, and replayed", () => {
  test.each([
    ["an answer that is too large for the journal", 1_200_000, {}, []],
    ["an answer for which there is no room", 10, { limitBytes: 100 }, [{ event: "journal_full", limit_bytes: 100 }]],
  ])("%s arrives whole, and is not kept", async (_, length, journal, reported) => {
    const answer = completion("2".repeat(length));
    const { rows, notes, base } = await opened((_, response) => json(response, 200, answer), { journal });
    for (const n of [1, 2]) expect(await (await ask(base, { ...QUESTION, n })).json()).toEqual(answer);
    expect(rows()).toEqual([]);
    expect(notes).toEqual(reported);
  });

  test("equal calls get different answers, and a later attempt gets the same ones in their order", async () => {
    const { gateway, rows, notes, begin, base } = await opened((_, response, count) =>
      json(response, 200, completion(`answer ${count}`)),
    );
    const said = async (base: string | undefined) => textOf(await ask(base, QUESTION));
    expect([await said(base), await said(base)]).toEqual(["answer 1", "answer 2"]);
    gateway.end("a");
    const second = begin("b", "t1").OPENAI_BASE_URL;
    expect([await said(second), await said(second), await said(second)]).toEqual(["answer 1", "answer 2", "answer 3"]);
    const calls = { made: 1, replayed: 2, input_tokens: 10, output_tokens: 5 };
    const replayed = { replayed_input_tokens: 20, replayed_output_tokens: 10 };
    expect(gateway.callsOf("b", "t1")).toMatchObject({ ...calls, ...replayed });
    expect(rows()).toHaveLength(3);
    await gateway.close(0);
    expect(notes).toContainEqual({
      event: "calls_replayed",
      run: "r",
      job: "0",
      calls: 2,
      input_tokens: 20,
      output_tokens: 10,
    });
  });

  async function firstNight(answer: Answering) {
    let now = new Date(2026, 10, 25, 12).getTime();
    const settings = { clock: { ...systemClock(), now: () => now } };
    const { gateway, begin } = await gatewayBefore(await fakeProvider(answer), { settings });
    const secondNight = () => {
      gateway.end("a");
      now += 86_400_000;
      return begin("b", "t1").OPENAI_BASE_URL;
    };
    return { gateway, base: begin("a", "t1").OPENAI_BASE_URL, secondNight };
  }

  test("a date from an answer does not make a call different on the next day", async () => {
    const { gateway, base, secondNight } = await firstNight((_, response) =>
      json(response, 200, completion("Done on 2026-11-25")),
    );
    const talk = async (base: string | undefined, today: string) => {
      const prompt = `Today's date is ${today}`;
      const said = await textOf(await ask(base, { prompt }));
      await ask(base, { prompt, said });
    };
    await talk(base, "2026-11-25");
    await talk(secondNight(), "2026-11-26");
    expect(gateway.callsOf("b", "t1")).toMatchObject({ made: 0, replayed: 2 });
  });

  test("the answer about one day does not answer a call about the next day", async () => {
    const { base, secondNight } = await firstNight(({ body }, response) => json(response, 200, completion(body)));
    const about = async (base: string | undefined, day: string) => textOf(await ask(base, { day: `Date: ${day}` }));
    await about(base, "2026-11-25");
    const second = secondNight();
    expect(await about(second, "2026-11-25")).toContain("2026-11-25");
    expect(await about(second, "2026-11-26")).toContain("2026-11-26");
  });

  test("another task has its own answers, and a forgotten task has none", async () => {
    const { gateway, begin, base } = await opened((_, response, count) =>
      json(response, 200, completion(`answer ${count}`)),
    );
    await ask(base, QUESTION);
    expect(await textOf(await ask(begin("b", "t2").OPENAI_BASE_URL, QUESTION))).toBe("answer 2");
    gateway.forget("t1");
    expect(await textOf(await ask(begin("c", "t1").OPENAI_BASE_URL, QUESTION))).toBe("answer 3");
  });

  test("in a shard of several tasks an answer is kept where the call names its task", async () => {
    const provider = await fakeProvider((_, response) => json(response, 200, completion("2")));
    const { begin, rows, gateway, paid } = await gatewayBefore(provider);
    const { OPENAI_BASE_URL, CARRYOVER_GATEWAY_URL } = begin("a", "t 1", "t2");
    await ask(OPENAI_BASE_URL, QUESTION);
    expect(rows()).toEqual([]);
    await ask(OPENAI_BASE_URL, QUESTION, { headers: { "x-carryover-task": "t2" } });
    await ask(`${CARRYOVER_GATEWAY_URL}/t/t%201/openai/v1`, QUESTION);
    const tokens = { model: "m", inputTokens: 10, outputTokens: 5 };
    expect(paid).toEqual([null, "t2", "t 1"].map((taskId) => ({ key: "a", call: { taskId, ...tokens } })));
    expect(rows().map(({ id }) => id)).toEqual(["t2", "t 1"]);
    // A client that one test made keeps the path of that test, and the header names the test that uses it now.
    await ask(`${CARRYOVER_GATEWAY_URL}/t/t%201/openai/v1`, { n: 2 }, { headers: { "x-carryover-task": "t2" } });
    expect(rows().map(({ id }) => id)).toEqual(["t2", "t 1", "t2"]);
    expect(provider.asked[1]?.headers).not.toHaveProperty("x-carryover-task");
    expect(provider.asked[2]?.url).toBe("/v1/chat/completions");
    expect(gateway.callsOf("a", "t2")).toMatchObject({ made: 2 });
  });

  test.each(["a%20b", "50%", "ü"])("a call names the task %s plainly or percent-encoded", async (id) => {
    const provider = await fakeProvider((_, response) => json(response, 200, completion("2")));
    const { begin, rows } = await gatewayBefore(provider);
    const { OPENAI_BASE_URL } = begin("a", id, "another");
    for (const named of [id, encodeURIComponent(id)])
      await ask(OPENAI_BASE_URL, QUESTION, { headers: { "x-carryover-task": named } });
    expect(rows()).toMatchObject([{ id }, { id }]);
  });

  test.each([
    ["a refusal of another kind", 400, { error: { message: "bad request" } }],
    ["an error of the server", 500, { error: { message: "oops" } }],
    ["an overload", 529, { type: "error", error: { type: "overloaded_error", message: "Overloaded" } }],
    ["Mistral's overload", 429, { type: "service_tier_capacity_exceeded", code: "3505", message: "Capacity exceeded" }],
  ])("%s is passed on as it is: not retried, and not kept", async (_, status, body) => {
    const { gateway, rows, provider, base } = await opened((_, response) =>
      json(response, status, body, { "retry-after": "3" }),
    );
    const answer = await ask(base, QUESTION);
    expect([answer.status, await answer.json(), answer.headers.get("retry-after")]).toEqual([status, body, "3"]);
    expect(provider.asked).toHaveLength(1);
    expect(rows()).toEqual([]);
    const failures = status === 400 ? [] : [`openai answered HTTP ${status}, and answered no later call of the task`];
    expect(gateway.wireOf("a")).toMatchObject({ refusals: [], hasOverload: status === 429 });
    expect([...(gateway.wireOf("a")?.outages.values() ?? [])]).toEqual(failures);
  });

  test("a failure of the provider is over once it answers, even with an error of the request", async () => {
    const { gateway, base } = await opened((_, response, count) =>
      json(response, count === 1 ? 500 : 400, { error: { message: "no" } }),
    );
    await ask(base, QUESTION);
    expect(gateway.wireOf("a")?.outages.size).toBe(1);
    await ask(base, QUESTION);
    expect(gateway.wireOf("a")?.outages.size).toBe(0);
  });

  test("an overload in the middle of a stream is a failure of the provider", async () => {
    const error = { type: "error", error: { type: "overloaded_error", message: "Overloaded" } };
    const { gateway, base } = await opened((_, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.end(`event: error\ndata: ${JSON.stringify(error)}\n\n`);
    });
    await (await ask(base, QUESTION)).text();
    expect([...(gateway.wireOf("a")?.outages.values() ?? [])]).toEqual([
      "openai reported an error of its own, and answered no later call of the task",
    ]);
  });

  test("an overload that the client's next try overcomes leaves no trace", async () => {
    const overload = { type: "service_tier_capacity_exceeded", code: "3505", message: "Capacity exceeded" };
    const { gateway, base } = await opened((_, response, count) =>
      count === 1 ? json(response, 429, overload) : json(response, 200, completion("2")),
    );
    expect((await ask(base, QUESTION)).status).toBe(429);
    expect((await ask(base, QUESTION)).status).toBe(200);
    expect(gateway.wireOf("a")).toMatchObject({ hasOverload: false, outages: new Map() });
  });

  test("a limit inside a server's error is passed on, and counts as refused until the client's next try succeeds", async () => {
    const error = { message: "Rate limit reached", type: "requests", code: "rate_limit_exceeded" };
    const { gateway, base } = await opened((_, response, count) =>
      count === 1 ? json(response, 500, { error }, { "retry-after": "3" }) : json(response, 200, completion("2")),
    );
    const answer = await ask(base, QUESTION);
    expect([answer.status, await answer.json(), answer.headers.get("retry-after")]).toEqual([500, { error }, "3"]);
    expect(gateway.wireOf("a")?.refusals).toMatchObject([{ how: "answered", limit: { kind: "cap" } }]);
    expect((await ask(base, QUESTION)).status).toBe(200);
    expect(gateway.wireOf("a")?.refusals).toEqual([]);
  });

  test("a broken connection is broken for the client too, and its next try is the same call", async () => {
    const { gateway, rows, base } = await opened((_, response, count) => {
      if (count === 1) response.destroy();
      else json(response, 200, completion("2"));
    });
    await expect(ask(base, QUESTION)).rejects.toThrow();
    expect([...(gateway.wireOf("a")?.outages.values() ?? [])]).toEqual([
      expect.stringContaining("gave no complete answer"),
    ]);
    expect((await ask(base, QUESTION)).status).toBe(200);
    expect(gateway.wireOf("a")?.outages.size).toBe(0);
    expect(rows().map(({ n }) => n)).toEqual([0]);
  });
});

test("a provider that cannot be reached is named once, with the cause", async () => {
  const { notes, base } = await opened(() => {}, { env: { OPENAI_BASE_URL: "http://127.0.0.1:9/v1" } });
  for (let tries = 0; tries < 2; tries += 1) await ask(base, QUESTION).catch(() => "broken");
  const message = expect.stringMatching(
    /^the gateway could not reach openai at http:\/\/127\.0\.0\.1:9: .*ECONNREFUSED/,
  );
  expect(notes).toEqual([{ event: "warning", message }]);
});

test("refusals for a server of the user's own have the form that its client reads", async () => {
  const provider = await fakeProvider((_, response) => slowDown(response, { "retry-after": "30" }));
  const { begin } = await gatewayBefore(provider, { upstreams: [{ name: "vllm", url: provider.url }] });
  const { CARRYOVER_GATEWAY_URL } = begin("a", "t1");
  const init = { method: "POST", body: "{}", headers: { "x-stainless-timeout": "1" } };
  const [one, other] = await Promise.all([
    fetch(`${CARRYOVER_GATEWAY_URL}/vllm/v1/messages`, init),
    fetch(`${CARRYOVER_GATEWAY_URL}/vllm/v1/chat/completions`, init),
  ]);
  expect(await one.json()).toMatchObject({ type: "error", error: { type: "rate_limit_error" } });
  expect(await other.json()).toMatchObject({ error: { code: "rate_limit_exceeded" } });
});
