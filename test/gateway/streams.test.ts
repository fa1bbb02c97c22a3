/** Answers that come as events: they reach the client as they come, and only a whole one is kept. */
import type { ServerResponse } from "node:http";
import Anthropic from "@anthropic-ai/sdk";
import OpenAI from "openai";
import { describe, expect, test } from "vitest";
import { ask, completion, fakeProvider, gatewayBefore, json, opened, QUOTA, textOf } from "./rig.ts";

const QUESTION = { model: "m", messages: [{ role: "user", content: "1+1" }] };
const EVENTS = [
  'data: {"choices":[{"delta":{"content":"one"}}]}\n\n',
  'data: {"choices":[{"delta":{"content":"two"}}]}\n\n',
];

describe("streams", () => {
  const streamed = { ...QUESTION, stream: true };

  test("the first event is there before the provider has sent its last, and all of them are kept", async () => {
    let finish = () => {};
    const { gateway, rows, begin, provider, base } = await opened((_, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(EVENTS[0]);
      finish = () => response.end(`${EVENTS[1]}data: [DONE]\n\n`);
    });
    const answer = await ask(base, streamed);
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    const first = await reader.read();
    expect(Buffer.from(first.value ?? []).toString()).toBe(EVENTS[0]);
    finish();
    let rest = "";
    for (let next = await reader.read(); !next.done; next = await reader.read())
      rest += Buffer.from(next.value).toString();
    expect(rest).toBe(`${EVENTS[1]}data: [DONE]\n\n`);
    gateway.end("a");
    const replay = await ask(begin("b", "t1").OPENAI_BASE_URL, streamed);
    expect(replay.headers.get("content-type")).toBe("text/event-stream");
    expect(await replay.text()).toBe(`${EVENTS.join("")}data: [DONE]\n\n`);
    expect(rows()).toHaveLength(1);
    expect(provider.asked).toHaveLength(1);
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ["that breaks", (response) => response.destroy()],
    ["that ends before its last event", (response) => response.end()],
    ["with an error in it", (response) => response.end('event: error\ndata: {"type":"error"}\n\ndata: [DONE]\n\n')],
  ])("a stream %s is neither retried nor kept", async (_, end) => {
    const { rows, provider, base } = await opened((_, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(EVENTS[0], () => end(response));
    });
    const answer = await ask(base, streamed);
    await answer.text().catch(() => "broken");
    expect(provider.asked).toHaveLength(1);
    expect(rows()).toEqual([]);
  });
});

test.each([
  ["its closing event is whole", "data: [DONE]\n\n", true],
  ["half of its closing event is broken", "data: [DONE]\n", false],
  ["a reason to finish is broken", 'data: {"candidates":[{"finishReason":"STOP"}]}\n\n', false],
])("a stream that breaks after %s", async (_, last, isWhole) => {
  const { rows, gateway, base } = await opened((__, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(EVENTS[0] + last);
    setTimeout(() => response.destroy(), 20);
  });
  const asked = ask(base, { ...QUESTION, stream: true }).then((answer) => answer.text());
  expect(await asked.catch(() => "broken")).toBe(isWhole ? EVENTS[0] + last : "broken");
  expect([rows().length, gateway.wireOf("a")?.outages.size]).toEqual(isWhole ? [1, 0] : [0, 1]);
});

test("audio reaches the client as it comes", async () => {
  const { base } = await opened((_, response) => {
    response.writeHead(200, { "content-type": "audio/mpeg" });
    response.write("first");
  });
  const answer = await ask(base, QUESTION);
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe("first");
  await reader.cancel();
});

test("a stream whose events all state a reason to finish reaches the client as it comes, and is kept", async () => {
  const finish: (() => void)[] = [];
  const event = (text: string) => `data: ${JSON.stringify({ text, finishReason: "STOP" })}\n\n`;
  const { rows, base } = await opened((_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(event("a"));
    finish.push(
      () => response.write(event("b")),
      () => response.end(event("c")),
    );
  });
  const asking = ask(base, { ...QUESTION, stream: true });
  await expect.poll(() => finish).toHaveLength(2);
  // The newest event is held back, because it may be the last one.
  finish[0]?.();
  const reader = (await asking).body?.getReader();
  const next = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect(await next()).toBe(event("a"));
  finish[1]?.();
  expect((await next()) + (await next())).toBe(event("b") + event("c"));
  expect(await reader?.read()).toMatchObject({ done: true });
  expect(rows()).toHaveLength(1);
});

test("tokens count where the answer is not kept, and where a stream states them at its start", async () => {
  const { gateway, base } = await opened(
    (_, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(
        `data: ${JSON.stringify({ type: "message_start", message: { usage: { input_tokens: 1_000 } } })}\n\n`,
      );
      for (let at = 0; at < 20; at += 1)
        response.write(`data: ${JSON.stringify({ text: "x".repeat(80_000), at })}\n\n`);
      response.end(`data: ${JSON.stringify({ type: "message_delta", usage: { output_tokens: 7 } })}\n\n`);
    },
    { journal: null },
  );
  await (await ask(base, { ...QUESTION, stream: true })).text();
  expect(gateway.callsOf("a", "t1")).toMatchObject({ input_tokens: 1_000, output_tokens: 7 });
});

describe("an error in an answer with status 200", () => {
  const event = (data: { readonly type: string }) => `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;
  const streamed = { ...QUESTION, stream: true };
  const limited = { type: "error", error: { type: "rate_limit_error", message: "This would exceed your rate limit." } };

  test("that states a limit: the official client gets it at once, and the call counts as refused until it succeeds", async () => {
    let finish = () => {};
    const provider = await fakeProvider((_, response, count) => {
      if (count > 1) return json(response, 200, { id: "msg", type: "message", role: "assistant", content: [] });
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(event({ type: "ping" }));
      const [start = "", rest = ""] = [event(limited).slice(0, 40), event(limited).slice(40)];
      response.write(start, () => response.write(rest));
      finish = () => response.end();
    });
    const { begin, gateway, refused, rows } = await gatewayBefore(provider);
    const { ANTHROPIC_BASE_URL } = begin("a", "t1");
    const client = new Anthropic({ apiKey: "k", baseURL: ANTHROPIC_BASE_URL ?? "", maxRetries: 0 });
    const question = { model: "m", max_tokens: 9, messages: [{ role: "user" as const, content: "1+1" }] };
    await expect(client.messages.stream(question).finalMessage()).rejects.toThrow("rate_limit_error");
    const refusal = { taskId: "t1", how: "answered", limit: { kind: "cap", source: "wire", provider: "anthropic" } };
    expect(gateway.wireOf("a")?.refusals).toMatchObject([refusal]);
    expect(refused).toHaveLength(1);
    finish();
    await client.messages
      .stream(question)
      .finalMessage()
      .catch(() => "an answer that is no stream");
    expect(gateway.wireOf("a")?.refusals).toEqual([]);
    expect(rows().map(({ n }) => n)).toEqual([0]);
  });

  test("that waiting does not fix: the lane stops", async () => {
    const { notes, rows, provider, base } = await opened((_, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.end(`${EVENTS[0]}data: ${JSON.stringify(QUOTA)}\n\n`);
    });
    const baseURL = base ?? "";
    const client = new OpenAI({ apiKey: "k", baseURL });
    const said: string[] = [];
    const read = async () => {
      const messages = [{ role: "user" as const, content: "1+1" }];
      for await (const chunk of await client.chat.completions.create({ model: "m", stream: true, messages }))
        said.push(chunk.id);
    };
    await expect(read()).rejects.toThrow("You exceeded your current quota");
    expect(said).toHaveLength(1);
    await expect(read()).rejects.toMatchObject({ status: 429, code: "insufficient_quota" });
    expect(provider.asked).toHaveLength(1);
    expect(notes).toMatchObject([{ event: "lane_stopped", route: "openai" }]);
    expect(rows()).toEqual([]);
  });

  test("that closes a list of Google counts as refused", async () => {
    const error = { code: 429, message: "Resource exhausted", status: "RESOURCE_EXHAUSTED" };
    const { gateway, base } = await opened((_, response) => json(response, 200, [{ candidates: [] }, { error }]));
    await (await ask(base, QUESTION)).text();
    expect(gateway.wireOf("a")?.refusals).toMatchObject([{ how: "answered", limit: { kind: "cap" } }]);
  });

  test.each([
    ["a whole answer", QUESTION, true],
    ["an answer that is not kept", { ...QUESTION, store: true }, false],
  ])("%s that is a limit counts as refused until the call succeeds", async (_, question, isKept) => {
    const error = { message: "Provider returned error", code: 429, metadata: { raw: "rate-limited upstream" } };
    const { gateway, rows, base } = await opened((_, response, count) => {
      json(response, 200, count === 1 ? { error, user_id: "u" } : completion("2"));
    });
    expect(await (await ask(base, question)).json()).toEqual({ error, user_id: "u" });
    expect(gateway.wireOf("a")?.refusals).toMatchObject([{ taskId: "t1", how: "answered", limit: { kind: "cap" } }]);
    expect(rows()).toEqual([]);
    expect(await textOf(await ask(base, question))).toBe("2");
    expect(gateway.wireOf("a")?.refusals).toEqual([]);
    expect(rows()).toHaveLength(isKept ? 1 : 0);
  });

  test("that states no limit is neither kept nor a refusal: the next try is the same call", async () => {
    const overloaded = { type: "error", error: { type: "overloaded_error", message: "Overloaded" } };
    const { gateway, rows, base } = await opened((_, response, count) => {
      if (count > 1) return json(response, 200, completion("2"));
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.end(event(overloaded));
    });
    expect(await (await ask(base, streamed)).text()).toBe(event(overloaded));
    expect([gateway.wireOf("a")?.refusals, rows()]).toEqual([[], []]);
    await ask(base, streamed);
    expect(rows().map(({ n }) => n)).toEqual([0]);
  });
});
