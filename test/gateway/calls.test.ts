import { expect, test } from "vitest";
import { ask, completion, fakeProvider, gatewayBefore, json, QUOTA } from "./rig.ts";

const QUESTION = { model: "m", messages: [{ role: "user", content: "1+1" }] };

test("a call goes through, with its headers and its body, and its answer comes back", async () => {
  const provider = await fakeProvider((_, response) =>
    json(response, 200, completion("2"), { "x-request-id": "r1", "x-ratelimit-remaining-requests": "0" }),
  );
  const { begin } = await gatewayBefore(provider);
  const answer = await ask(begin("a", "t1").OPENAI_BASE_URL, QUESTION);
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

test("a short refusal is retried by the gateway: its client sees only a slower answer", async () => {
  const provider = await fakeProvider((_, response, count) => {
    if (count === 1)
      json(response, 429, { error: { message: "slow down", type: "requests" } }, { "retry-after-ms": "50" });
    else json(response, 200, completion("2"));
  });
  const { gateway, begin } = await gatewayBefore(provider);
  const answer = await ask(begin("a", "t1").OPENAI_BASE_URL, QUESTION);
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

test("a quota that is used up stops the lane: no further call goes out, and no client is told to wait", async () => {
  const provider = await fakeProvider((_, response) => json(response, 429, QUOTA, { "retry-after": "86400" }));
  const { gateway, begin, refused, notes } = await gatewayBefore(provider);
  const { OPENAI_BASE_URL } = begin("a", "t1");
  const first = await ask(OPENAI_BASE_URL, QUESTION);
  const second = await ask(OPENAI_BASE_URL, { ...QUESTION, n: 2 });
  for (const answer of [first, second]) {
    expect(answer.status).toBe(429);
    expect(await answer.json()).toEqual(QUOTA);
    expect(answer.headers.get("x-should-retry")).toBe("false");
    expect(answer.headers.has("retry-after")).toBe(false);
  }
  expect(provider.asked).toHaveLength(1);
  expect(refused[0]).toMatchObject({ key: "a", limit: { kind: "stop" } });
  expect(gateway.wireOf("a")?.refusals).toHaveLength(2);
  expect(notes).toMatchObject([{ event: "lane_stopped", route: "openai", model: "m" }]);
});
