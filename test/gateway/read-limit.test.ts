import { beforeAll, expect, test } from "vitest";
import type { Detector } from "../../src/core/evidence.ts";
import { statedWaitMs } from "../../src/core/rate-limit.ts";
import { loadDetector } from "../../src/engine/evaluation-context.ts";
import { readLateError, readLimit } from "../../src/gateway/read-limit.ts";

const NOW = Date.parse("2026-11-22T10:00:00Z");
let detector: Detector;
beforeAll(async () => {
  detector = (await loadDetector(60_000, []))(NOW);
});

const CREDIT = "Your credit balance is too low to access the Anthropic API.";
const CURRENT_QUOTA = "You exceeded your current quota, please check your plan and billing details.";
const openai = (type: string, code: string | null, message: string) => ({
  error: { message, type, param: null, code },
});
const anthropic = (type: string, message: string) => ({ type: "error", error: { type, message } });
const google = (quotaId: string) => ({
  error: {
    code: 429,
    message: CURRENT_QUOTA,
    status: "RESOURCE_EXHAUSTED",
    details: [
      { "@type": "type.googleapis.com/google.rpc.QuotaFailure", violations: [{ quotaId }] },
      { "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "34s" },
    ],
  },
});

const behindOpenRouter = (raw: string, code: number) => ({
  error: { message: "Provider returned error", code, metadata: { raw: `m is ${raw}`, provider_name: "P" } },
  user_id: "u",
});

const inFlight = {
  error: {
    message: "In-flight spending budget exhausted",
    code: 402,
    metadata: { limit_source: "openrouter_in_flight_budget" },
  },
};
const after = (seconds: string) => ({ "retry-after": seconds });
const rate = (message: string) => openai("requests", "rate_limit_exceeded", message);
const badRequest = (message: string) => anthropic("invalid_request_error", message);
const balance = (message: string) => ({ error: { message, code: 402 } });
const throttled = (message: string) => openai("throttling_error", "429", `litellm.RateLimitError: ${message}`);
const LEFT = { "x-ratelimit-remaining-requests": "0", "x-ratelimit-remaining-tokens": "100" };
const RESETS = { "x-ratelimit-reset-requests": "8.64s", "x-ratelimit-reset-tokens": "1h" };
const TPM = "Rate limit reached for gpt-4o on tokens per min (TPM): Limit 30000, Used 29000, Requested 2000.";
const TOO_LARGE = "Request too large for gpt-4o on tokens per min (TPM): Limit 30000, Requested 40000.";
const LONG_CONTEXT = "Extra usage is required for long context requests.";
const FEWER = "This request requires more credits, or fewer max_tokens. You requested up to 8192 tokens, but can only";

/** Expected: the kind, with the wait in ms if one is stated. */
type Row = readonly [name: string, status: number, headers: object, body: unknown, expected: string | null];

test.each<Row>([
  ["OpenAI's tokens a minute", 429, after("2"), rate(`${TPM} Please try again in 1.5s.`), "wait 2000"],
  ["milliseconds beside seconds", 429, { ...after("1"), "retry-after-ms": "120" }, rate("Rate limit"), "wait 120"],
  ["a wait as a date", 429, after("Sun, 22 Nov 2026 10:00:30 GMT"), {}, "wait 30000"],
  ["the IETF's draft", 429, { ratelimit: '"api";r=0;t=55' }, {}, "wait 55000"],
  ["several policies", 429, { ratelimit: '"minute";r=5;t=12, "burst";r=0;t=40' }, {}, "wait 40000"],
  ["an older draft", 429, { "ratelimit-remaining": "0", "ratelimit-reset": "30" }, {}, "wait 30000"],
  ["Mistral's tokens", 429, { "ratelimitbysize-remaining": "0", "ratelimitbysize-reset": "31" }, {}, "wait 31000"],
  ["a 429 that says nothing", 429, {}, {}, "cap"],
  [
    "LiteLLM's proxy",
    429,
    { "llm_provider-retry-after": "7" },
    throttled("Rate limit exceeded. RPM limit=2"),
    "wait 7000",
  ],
  [
    "LiteLLM's proxy, which has a wait of its own",
    429,
    { "retry-after": "5", "llm_provider-retry-after": "86400" },
    throttled("Slow"),
    "wait 5000",
  ],
  ["a day behind LiteLLM's proxy", 429, { "llm_provider-retry-after": "86400" }, throttled("Slow"), "stop 86400000"],
  ["a 429 of a proxy", 429, after("5"), "<html>Too many requests</html>", "wait 5000"],
  ["OpenAI's quota", 429, {}, openai("insufficient_quota", "insufficient_quota", CURRENT_QUOTA), "stop"],
  ["a day's wait", 429, after("86400"), rate("Rate limit reached for requests per day"), "stop 86400000"],
  ["a request that is too large", 429, {}, openai("tokens", "rate_limit_exceeded", TOO_LARGE), "task"],
  ["Anthropic's rate", 429, after("12"), anthropic("rate_limit_error", "Rate limit of 50 requests."), "wait 12000"],
  ["OpenRouter's running requests", 402, after("5"), inFlight, "wait 5000"],
  ["Anthropic's credit", 400, {}, badRequest(CREDIT), "stop"],
  [
    "Anthropic's spend limit",
    400,
    {},
    badRequest("You have reached your specified API usage limits. You will regain access on 2026-11-23 at 00:00 UTC."),
    "stop 50400000",
  ],
  ["Anthropic's long context", 429, {}, anthropic("rate_limit_error", LONG_CONTEXT), "task"],
  ["Anthropic's overload", 529, {}, anthropic("overloaded_error", "Overloaded"), null],
  ["Google's daily quota", 429, {}, google("GenerateRequestsPerDayPerProjectPerModel-FreeTier"), "stop"],
  ["Google's quota of a minute", 429, {}, google("GenerateRequestsPerMinutePerProjectPerModel"), "wait 34000"],
  ["the reset of what is used up", 429, { ...LEFT, ...RESETS }, rate("Rate limit reached"), "wait 8640"],
  ["a balance that is used up", 402, {}, balance("Insufficient Balance"), "stop"],
  ["credits for fewer tokens", 402, {}, balance(`${FEWER} afford 120.`), "task"],
  [
    "an overload with status 429",
    429,
    {},
    openai("engine_overloaded", "engine_overloaded", "The engine is currently overloaded, please try again later"),
    null,
  ],
  ["a key that is wrong", 401, {}, openai("invalid_request_error", "invalid_api_key", "Incorrect API key"), null],
  ["a bad request that quotes a prompt", 400, {}, badRequest("Invalid prompt: 'we hit a rate limit'"), null],
  ["a server in trouble that quotes a limit", 500, after("9"), openai("server_error", null, "rate limit"), null],
  ["a proxy's 500 around a quota", 500, {}, openai("insufficient_quota", "insufficient_quota", CURRENT_QUOTA), "stop"],
  ["a proxy's 502 around a notice", 502, {}, anthropic("api_error", CREDIT), "stop"],
  ["Google's overload", 503, {}, { error: { code: 503, message: "Overloaded", status: "UNAVAILABLE" } }, null],
])("%s", (_, status, headers, body, expected) => {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const answer = { status, headers: new Map(Object.entries(headers)), body: text, asked: "" };
  const limit = readLimit(answer, "openai", detector, NOW);
  const waitMs = limit === null ? null : statedWaitMs(limit, NOW);
  expect(limit && `${limit.kind} ${waitMs ?? ""}`.trim()).toBe(expected);
  if (limit !== null) expect(limit).toMatchObject({ certain: true, provider: "openai" });
});

const TYPED = "it says insufficient_quota to me";
const escaped = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;

test.each<readonly [name: string, asked: string, body: unknown, kind: string | null]>([
  ["a prompt with a notice in it, quoted", CREDIT, badRequest(`Invalid value: '${CREDIT}'`), null],
  [
    "a prompt that Python wrote in ASCII, in other letter case",
    JSON.stringify({ prompt: `${CREDIT.toUpperCase()} \u2013 said Zo\u00eb` }).replace(/[^\x20-\x7e]/g, escaped),
    badRequest(`Invalid value: '${CREDIT} \u2013 said Zo\u00eb'`),
    null,
  ],
  ["a prompt with a typed code in it, quoted", TYPED, badRequest(`Invalid: '${TYPED}'`), null],
  ["a typed code, explained", "insufficient_quota", badRequest("Says insufficient_quota (rate_limit_exceeded)"), null],
  ["a notice that the prompt does not hold", "Who are you?", anthropic("invalid_request_error", CREDIT), "stop"],
  ["a typed code, and in the prompt", TYPED, openai("insufficient_quota", "insufficient_quota", CURRENT_QUOTA), "stop"],
])("the answer to a bad request is read without what it quotes of the request: %s", (_, content, body, kind) => {
  const asked = JSON.stringify({ model: "m", messages: [{ role: "user", content }] });
  const limit = readLimit(
    { status: 400, headers: new Map(), body: JSON.stringify(body), asked },
    "openai",
    detector,
    NOW,
  );
  expect(limit?.kind ?? null).toBe(kind);
});

test.each<readonly [name: string, event: unknown, kind: string | null]>([
  ["Anthropic's rate", anthropic("rate_limit_error", "This request would exceed your rate limit."), "cap"],
  ["Anthropic's overload", anthropic("overloaded_error", "Overloaded"), "outage"],
  ["Anthropic's own failure", anthropic("api_error", "Internal server error: too many requests"), "outage"],
  ["OpenAI's quota", openai("insufficient_quota", "insufficient_quota", CURRENT_QUOTA), "stop"],
  [
    "a response that failed",
    {
      type: "response.failed",
      response: { status: "failed", error: { code: "rate_limit_exceeded", message: "Rate limit reached" } },
    },
    "cap",
  ],
  ["an error of the Responses API", { type: "error", code: "insufficient_quota", message: CURRENT_QUOTA }, "stop"],
  ["a prompt that comes back", openai("invalid_request_error", null, "we hit: insufficient_quota"), null],
  ["OpenRouter's account", { error: { message: "Insufficient credits. Add more credits.", code: 402 } }, "stop"],
  ["OpenRouter's running requests", inFlight, "cap"],
  ["a provider behind OpenRouter", behindOpenRouter("temporarily rate-limited upstream", 429), "cap"],
  ["a failing provider behind OpenRouter", behindOpenRouter("upstream connect error", 502), "outage"],
  ["OpenAI's own failure", { type: "response.failed", response: { error: { code: "server_error" } } }, "outage"],
  ["a refused prompt behind OpenRouter", behindOpenRouter("flagged by moderation", 403), null],
  ["a choice of OpenRouter that failed", { choices: [{ finish_reason: "error", error: inFlight.error }] }, "cap"],
  ["the last part of Google's list", [{ candidates: [] }, google("GenerateRequestsPerDayPerProject")], "stop"],
  ["an overloaded engine", openai("engine_overloaded", "engine_overloaded", "Rate limit? No, overloaded"), "outage"],
  ["no JSON", "insufficient_quota", null],
])("an error whose status states no limit: %s", (_, event, kind) => {
  const found = readLateError(JSON.stringify(event), "", "openai", detector, NOW);
  expect(found === "outage" ? found : (found?.kind ?? null)).toBe(kind);
});
