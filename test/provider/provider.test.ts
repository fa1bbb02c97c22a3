import Anthropic from "@anthropic-ai/sdk";
import OpenAI from "openai";
import { afterEach, describe, expect, it } from "vitest";
import { cannedAnswers } from "../../src/provider/canned-answers.ts";
import { type LoggedRequest, type Provider, type ProviderStart, startProvider } from "../../src/provider/provider.ts";
import type { ProviderSettingsInput } from "../../src/provider/settings.ts";

const NOON = Date.UTC(2026, 10, 21, 12);
const ANSWER = "12 x 5 = 60\n60 - 23 = 37\n#### 37";
const QUESTION = "A baker puts 12 muffins on each tray. She fills 5 trays and sells 23. How many are left?";

/** A clock that stands still until a test moves it. */
class StillClock {
  at = NOON;
  readonly now = () => this.at;
}

const open: Provider[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((provider) => provider.close()));
});

async function start(settings: ProviderSettingsInput, how: ProviderStart = {}): Promise<Provider> {
  const provider = await startProvider(settings, {
    answer: cannedAnswers([{ question: QUESTION, reply: ANSWER }]),
    ...how,
  });
  open.push(provider);
  return provider;
}

function askOpenai({ openaiBaseUrl }: Provider, content = QUESTION) {
  const client = new OpenAI({ apiKey: "none", baseURL: openaiBaseUrl, maxRetries: 0 });
  return client.chat.completions.create({ model: "gpt-5-mini", messages: [{ role: "user", content }] });
}

function askAnthropic({ url }: Provider, content = QUESTION) {
  const client = new Anthropic({ apiKey: "none", baseURL: url, maxRetries: 0 });
  return client.messages.create({ model: "claude-sonnet-4-6", max_tokens: 100, messages: [{ role: "user", content }] });
}

type ApiError = InstanceType<typeof OpenAI.APIError> | InstanceType<typeof Anthropic.APIError>;

async function refusalOf(answer: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await answer.then(
    () => null,
    (cause: unknown) => cause,
  );
  if (error instanceof OpenAI.APIError || error instanceof Anthropic.APIError) return error;
  throw new Error(`Expected a refusal, got ${String(error)}`);
}

describe("the embedded provider, asked by the openai client", () => {
  it("answers the question in the prompt, with usage and limits", async () => {
    const provider = await start({ rate: { requests: 60, perMs: 60_000, burst: 5 } }, { now: new StillClock().now });
    const { data, response } = await askOpenai(provider).withResponse();
    expect(data.choices[0]?.message.content).toBe(ANSWER);
    expect(data.usage?.total_tokens).toBeGreaterThan(10);
    expect(response.headers.get("x-ratelimit-remaining-requests")).toBe("4");
    expect(response.headers.get("x-ratelimit-reset-requests")).toBe("1s");
  });

  it("lists its model", async () => {
    const client = new OpenAI({ apiKey: "none", baseURL: (await start({})).openaiBaseUrl });
    expect((await client.models.list()).data.map(({ id }) => id)).toEqual(["carryover-stand-in"]);
  });

  it("refuses a request beyond the bucket, and states a wait that is exactly long enough", async () => {
    const clock = new StillClock();
    const provider = await start({ rate: { requests: 50, perMs: 60_000, burst: 2 } }, { now: clock.now });
    await askOpenai(provider);
    await askOpenai(provider);
    const refusal = await refusalOf(askOpenai(provider));
    expect(refusal).toBeInstanceOf(OpenAI.RateLimitError);
    expect(refusal).toMatchObject({ status: 429, code: "rate_limit_exceeded", type: "requests" });
    expect(refusal.message).toContain(
      "on requests per min (RPM): Limit 50, Used 50, Requested 1. Please try again in 1.2s.",
    );
    expect(refusal.headers?.get("retry-after")).toBe("2");
    expect(refusal.headers?.get("retry-after-ms")).toBe("1200");
    expect(refusal.headers?.get("x-ratelimit-reset-requests")).toBe("2.4s");

    clock.at += 1_199;
    await refusalOf(askOpenai(provider));
    clock.at += 1;
    await askOpenai(provider);
    expect(provider.stats()).toMatchObject({ requests: 5, admitted: 3, refusedTotal: 2, refused: { "rate-limit": 2 } });
  });

  it("states no wait if waits are unstated", async () => {
    const rate = { requests: 50, perMs: 60_000, burst: 1 };
    const provider = await start({ rate, waits: "unstated" }, { now: new StillClock().now });
    const { response } = await askOpenai(provider).withResponse();
    const refusal = await refusalOf(askOpenai(provider));
    expect(refusal).toMatchObject({ status: 429, code: "rate_limit_exceeded" });
    expect(refusal.message).not.toMatch(/try again|\d+ ?m?s\b/);
    for (const headers of [response.headers, refusal.headers]) {
      expect([...(headers?.keys() ?? [])].filter((name) => /retry|ratelimit/.test(name))).toEqual([]);
    }
  });

  it("refuses requests beyond the quota of the day, until its reset", async () => {
    const clock = new StillClock();
    const reset = { kind: "clock", hour: 19, minute: 12, zone: "UTC" } as const;
    const resetAt = NOON + 7.2 * 3_600_000;
    const provider = await start({ quota: { requests: 2, reset } }, { now: clock.now });
    await askOpenai(provider);
    await askOpenai(provider);
    const refusal = await refusalOf(askOpenai(provider));
    expect(refusal).toBeInstanceOf(OpenAI.RateLimitError);
    expect(refusal.message).toContain(
      "requests per day (RPD): Limit 2, Used 2, Requested 1. Please try again in 7h12m0s.",
    );
    expect(refusal.headers?.get("retry-after")).toBe("25920");
    expect(provider.stats()).toMatchObject({ quota: { remaining: 0, resetAt }, requestsAfterStop: 0 });
    await refusalOf(askOpenai(provider));
    expect(provider.stats().requestsAfterStop).toBe(1);

    clock.at = resetAt;
    await askOpenai(provider);
    expect(provider.stats().quota).toEqual({ remaining: 1, resetAt: resetAt + 86_400_000 });
  });

  it("leaves the quota as it is if the rate refuses a request", async () => {
    const settings = {
      rate: { requests: 1, perMs: 1_000, burst: 1 },
      quota: { requests: 5, reset: { kind: "after", durationMs: 1_000 } },
    } as const;
    const provider = await start(settings, { now: new StillClock().now });
    await askOpenai(provider);
    await refusalOf(askOpenai(provider));
    expect(provider.stats().quota?.remaining).toBe(4);
  });

  it.each<[string, ProviderSettingsInput, object, string]>([
    [
      "a spent quota",
      { quota: { requests: 0, form: "insufficient-quota", reset: { kind: "after", durationMs: 1 } } },
      { status: 429, code: "insufficient_quota", type: "insufficient_quota" },
      "You exceeded your current quota",
    ],
    ["an overload", { overloadShare: 1 }, { status: 503, type: "server_error" }, "overloaded"],
  ])("refuses as the provider does: %s", async (_, settings, expected, words) => {
    const refusal = await refusalOf(askOpenai(await start(settings)));
    expect(refusal).toMatchObject(expected);
    expect(refusal.message).toContain(words);
    expect(refusal.headers?.get("retry-after")).toBeNull();
  });

  it("refuses a share of the requests for overload, the same ones at every start", async () => {
    const outcomes = async () => {
      const provider = await start({ overloadShare: 0.5 });
      const seen: boolean[] = [];
      for (let request = 0; request < 20; request += 1) {
        seen.push(
          await askOpenai(provider).then(
            () => true,
            () => false,
          ),
        );
      }
      return seen;
    };
    const first = await outcomes();
    expect(first).toContain(true);
    expect(first).toContain(false);
    expect(await outcomes()).toEqual(first);
  });
});

describe("the embedded provider, asked by the Anthropic client", () => {
  it("answers", async () => {
    const message = await askAnthropic(await start({}));
    expect(message.content).toMatchObject([{ type: "text", text: ANSWER }]);
  });

  it("refuses a request beyond the rate, with the reset in the headers", async () => {
    const provider = await start({ rate: { requests: 50, perMs: 60_000, burst: 1 } }, { now: new StillClock().now });
    await askAnthropic(provider);
    const refusal = await refusalOf(askAnthropic(provider));
    expect(refusal).toBeInstanceOf(Anthropic.RateLimitError);
    expect(refusal.message).toContain("rate limit of 50 requests per minute");
    expect(refusal.headers?.get("retry-after")).toBe("2");
    expect(refusal.headers?.get("anthropic-ratelimit-requests-remaining")).toBe("0");
    expect(refusal.headers?.get("anthropic-ratelimit-requests-reset")).toBe("2026-11-21T12:00:02Z");
  });

  it("rounds a reset up to the minute, so that access is back by then", async () => {
    const quota = { requests: 1, reset: { kind: "after", durationMs: 60_001 } } as const;
    const provider = await start({ quota }, { now: new StillClock().now });
    await askAnthropic(provider);
    expect((await refusalOf(askAnthropic(provider))).message).toContain("on 2026-11-21 at 12:02 UTC.");
  });

  it("states no wait if waits are unstated", async () => {
    const rate = { requests: 50, perMs: 60_000, burst: 1 };
    const provider = await start({ rate, waits: "unstated" }, { now: new StillClock().now });
    await askAnthropic(provider);
    const refusal = await refusalOf(askAnthropic(provider));
    expect(refusal.message).toContain("would exceed your account's rate limit");
    expect([...(refusal.headers?.keys() ?? [])].filter((name) => /retry|ratelimit/.test(name))).toEqual([]);
  });

  it.each<[string, ProviderSettingsInput, number, string]>([
    [
      "the quota of the day",
      { quota: { requests: 0, reset: { kind: "clock", hour: 0, minute: 0, zone: "UTC" } } },
      400,
      "You will regain access on 2026-11-22 at 00:00 UTC.",
    ],
    [
      "a quota without a reset",
      { quota: { requests: 0, form: "insufficient-quota", reset: { kind: "after", durationMs: 1 } } },
      400,
      "Your credit balance is too low",
    ],
    ["an overload", { overloadShare: 1 }, 529, "Overloaded"],
  ])("refuses as the provider does: %s", async (_, settings, status, words) => {
    const refusal = await refusalOf(askAnthropic(await start(settings, { now: new StillClock().now })));
    expect(refusal.status).toBe(status);
    expect(refusal.message).toContain(words);
  });
});

describe("the embedded provider, streaming", () => {
  const DAY = { requests: 1, reset: { kind: "after", durationMs: 60_000 } } as const;

  it("streams chat completions, responses and messages word by word, with usage at the end", async () => {
    const provider = await start({});
    const openai = new OpenAI({ apiKey: "none", baseURL: provider.openaiBaseUrl, maxRetries: 0 });
    const messages = [{ role: "user" as const, content: QUESTION }];
    const chat = openai.chat.completions.stream({ model: "m", messages, stream_options: { include_usage: true } });
    expect(await chat.finalContent()).toBe(ANSWER);
    expect((await chat.totalUsage()).completion_tokens).toBeGreaterThan(1);

    const response = await openai.responses.stream({ model: "m", input: QUESTION }).finalResponse();
    expect([response.status, response.output_text]).toEqual(["completed", ANSWER]);
    expect((await openai.responses.create({ model: "m", input: messages })).output_text).toBe(ANSWER);

    const anthropic = new Anthropic({ apiKey: "none", baseURL: provider.url, maxRetries: 0 });
    const stream = anthropic.messages.stream({ model: "m", max_tokens: 100, messages });
    expect(await stream.finalText()).toBe(ANSWER);
    expect((await stream.finalMessage()).usage.output_tokens).toBeGreaterThan(1);
  });

  it("sends the first event before it has sent the last", async () => {
    const provider = await start({ latency: { minMs: 200, maxMs: 200 } });
    const response = await fetch(`${provider.openaiBaseUrl}/chat/completions`, {
      method: "POST",
      body: JSON.stringify({ model: "m", stream: true, messages: [{ role: "user", content: QUESTION }] }),
    });
    const chunks = [];
    for await (const chunk of response.body ?? []) chunks.push(Buffer.from(chunk).toString());
    expect(chunks[0]).not.toContain("[DONE]");
    expect(chunks.at(-1)).toContain("[DONE]");
  });

  it("logs each request with its prompt and outcome", async () => {
    const log: LoggedRequest[] = [];
    const provider = await start(
      { quota: DAY },
      { now: new StillClock().now, onRequest: (request) => log.push(request) },
    );
    await askAnthropic(provider, "one");
    await refusalOf(askOpenai(provider, "two"));
    expect(log).toEqual([
      { at: NOON, path: "/v1/messages", model: "claude-sonnet-4-6", stream: false, prompt: "one", outcome: "answered" },
      {
        at: NOON,
        path: "/v1/chat/completions",
        model: "gpt-5-mini",
        stream: false,
        prompt: "two",
        outcome: "daily-quota",
      },
    ]);
  });
});

describe("the embedded provider, asked by any client", () => {
  const post = (url: string, body: string) => fetch(url, { method: "POST", body });

  it.each([
    { name: "a body that is not JSON", body: "{", words: "Invalid request" },
    { name: "no messages", body: '{"model":"m","messages":[]}', words: "messages" },
    { name: "a body beyond its limit", body: " ".repeat(5_000_000), words: "too large" },
  ])("says what is wrong with a bad request: $name", async ({ body, words }) => {
    const provider = await start({});
    const response = await post(`${provider.openaiBaseUrl}/chat/completions`, body);
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toContain(words);
    expect(provider.stats()).toMatchObject({ requests: 1, admitted: 0, refusedTotal: 0 });
  });

  it("can be read and changed by other processes", async () => {
    const provider = await start({ rate: { requests: 1, perMs: 1_000, burst: 1 } }, { now: new StillClock().now });
    await askOpenai(provider);
    await refusalOf(askOpenai(provider));
    const changed = await post(
      `${provider.url}/carryover/settings`,
      '{"rate":null,"quota":{"requests":1,"reset":{"kind":"after","durationMs":5000}}}',
    );
    expect(changed.status).toBe(200);
    await askOpenai(provider);
    await refusalOf(askOpenai(provider));
    const stats = await (await fetch(`${provider.url}/carryover/stats`)).json();
    expect(stats).toEqual(JSON.parse(JSON.stringify(provider.stats())));
    expect(stats).toMatchObject({
      admitted: 2,
      refused: { "rate-limit": 1, "daily-quota": 1 },
      quota: { remaining: 0, resetAt: NOON + 5_000 },
    });
    const refused = await post(`${provider.url}/carryover/settings`, '{"credits":1}');
    expect(refused.status).toBe(400);
  });

  it("refuses invalid settings, and a port that is in use", async () => {
    await expect(startProvider({ overloadShare: 2 })).rejects.toThrow("overloadShare");
    const { url } = await start({});
    await expect(startProvider({}, { port: Number(new URL(url).port) })).rejects.toThrow("EADDRINUSE");
  });
});
